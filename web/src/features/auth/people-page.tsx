import { api, type OwnSession, passwordChange } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { zodResolver } from '@hookform/resolvers/zod'
import { KeyRound, LogOut, MonitorSmartphone } from 'lucide-react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { call } from '../../api.ts'
import { DialogActions } from '../../office/dialog/dialog.tsx'
import { Badge } from '../../office/list/badge.tsx'
import { useRowFocus } from '../../office/list/use-row-focus.ts'
import { showFailure, showFieldErrors, withRetryHint } from '../../office/page/failure.ts'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { timeWithin, useNow } from '../../office/page/relative-time.ts'
import { useEditorAddress } from '../../office/page/search-params.ts'
import { Button } from '../../ui/button.tsx'
import { submitFields } from '../../ui/submit-form.ts'
import { toast } from '../../ui/toast.tsx'
import { AddUserDialog } from './add-user-dialog.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordField } from './password-field.tsx'
import { PanelState, PeoplePanel, PeopleRow, PeopleWords } from './people-panel.tsx'
import { useEndSession, useRefreshSessions, useSessions } from './sessions-query.ts'
import { TeamPanel } from './team-panel.tsx'
import { useAuth } from './use-auth.ts'

type Change = z.input<typeof passwordChange>

const blank: Change = { currentPassword: '', newPassword: '' }

const failure = withRetryHint('The password could not be changed.')

const useChangePassword = () => {
  const refreshSessions = useRefreshSessions()
  const form = useForm<Change>({ resolver: zodResolver(passwordChange), defaultValues: blank })
  const submit = form.handleSubmit(async (body) => {
    try {
      await call(api.auth.changePassword, { body })
      form.reset(blank)
      toast({ title: 'Password Changed', description: 'Your other sessions have ended.' })
      refreshSessions()
    } catch (error) {
      showFieldErrors(form, error, ['currentPassword', 'newPassword'])
      showFailure(error, { fallback: failure })
    }
  })
  return { form, submit }
}

export const PasswordPanel = ({ username }: { username: string }) => {
  const { form, submit } = useChangePassword()
  const { errors, isSubmitting } = form.formState
  return (
    <PeoplePanel id="own-password" title="Your password">
      <form className="grid gap-3.5" onSubmit={submitFields(form, submit)} noValidate>
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Current password"
          marked
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label="New password"
          marked
          autoComplete="new-password"
          hint="At least 8 characters. Any characters will do. Your other sessions end."
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <DialogActions>
          <Button type="submit" disabled={isSubmitting}>
            <KeyRound />
            {isSubmitting ? 'Changing...' : 'Change password'}
          </Button>
        </DialogActions>
      </form>
    </PeoplePanel>
  )
}

type SessionProps = { session: OwnSession; now: number; isEnding: boolean; onEnd: () => void }

const Session = ({ session, now, isEnding, onEnd }: SessionProps) => {
  const { device, createdAt, lastSeenAt, isCurrent } = session
  return (
    <PeopleRow>
      <MonitorSmartphone className="text-khata-700" />
      <PeopleWords
        name={
          <>
            <b>{device}</b> {isCurrent && <Badge tone="green">This session</Badge>}
          </>
        }
      >
        <time dateTime={lastSeenAt} title={kolkataTime(lastSeenAt)}>
          {isCurrent ? 'Active now' : `Last seen ${timeWithin(lastSeenAt, now)}`}
        </time>
        , logged in <time dateTime={createdAt}>{kolkataTime(createdAt)}</time>
      </PeopleWords>
      {!isCurrent && (
        <Button
          variant="danger"
          aria-label={`End the session of ${device}, logged in ${kolkataTime(createdAt)}`}
          aria-disabled={isEnding}
          onClick={() => isEnding || onEnd()}
        >
          <LogOut />
          End
        </Button>
      )}
    </PeopleRow>
  )
}

const SessionsPanel = () => {
  const query = useSessions()
  const end = useEndSession()
  const now = useNow()
  const rowFocus = useRowFocus<HTMLElement>()
  return (
    <PeoplePanel id="sessions" title="Your sessions" {...rowFocus}>
      <PanelState query={query} what="The list of your sessions" />
      {query.data && (
        <ul>
          {query.data.map((session) => (
            <Session
              key={session.id}
              session={session}
              now={now}
              isEnding={end.isPending && end.variables.id === session.id}
              onEnd={() => end.mutate(session)}
            />
          ))}
        </ul>
      )}
    </PeoplePanel>
  )
}

export const PeoplePage = () => {
  const { user } = useAuth()
  const adding = useEditorAddress('user')
  if (!user) return null
  return (
    <PageFrame title="People" description="Everyone here can do everything.">
      <div className="mt-3.5 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <TeamPanel user={user} onAddUser={() => adding.open('new')} />
        <div className="grid min-w-0 gap-4">
          <PasswordPanel username={user.username} />
          <PasskeysPanel />
          <SessionsPanel />
        </div>
      </div>
      {adding.openId && <AddUserDialog onClose={adding.close} />}
    </PageFrame>
  )
}
