import { type AccountLink, api, type TeamMember, type User } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { useMutation } from '@tanstack/react-query'
import { KeyRound, Link as LinkIcon, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api.ts'
import { ConfirmDialog, Dialog, DialogActions } from '../../office/dialog/dialog.tsx'
import { Badge } from '../../office/list/badge.tsx'
import { useRowFocus } from '../../office/list/use-row-focus.ts'
import { CopyButton } from '../../office/page/copy-button.tsx'
import { showFailure, withRetryHint } from '../../office/page/failure.ts'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/field.tsx'
import { linkAddress } from './account-link.ts'
import { PanelState, PeoplePanel, PeopleRow, PeopleWords } from './people-panel.tsx'
import { useRemoveUser, useTeam } from './team-query.ts'

/** A link for a colleague: an invitation, or a new password. */
type MadeLink = {
  to: string
  /** Its effect, such as `sets the password`. */
  does: string
  address: string
} & Pick<AccountLink, 'expiresAt'>

/** Makes a member's link for a new password, or an invitation. It is not stored, so it is shown only once. */
const useMakeLink = (onMade: (link: MadeLink) => void) =>
  useMutation({
    mutationFn: (member: TeamMember | undefined) =>
      call(api.auth.makeLink, { body: { userId: member?.id } }),
    gcTime: 0,
    onSuccess: ({ token, expiresAt }, member) =>
      onMade(
        member
          ? {
              to: member.username,
              does: 'sets the password',
              address: linkAddress('reset', token),
              expiresAt,
            }
          : {
              to: 'a colleague',
              does: 'chooses a name and a password, and may do everything here',
              address: linkAddress('invite', token),
              expiresAt,
            },
      ),
    onError: (error, member) =>
      showFailure(error, {
        fallback: withRetryHint(
          `No link could be created${member ? ` for ${member.username}` : ''}.`,
        ),
      }),
  })

type AskProps = { member: TeamMember; onYes: () => void; onClose: () => void }

const AskForReset = ({ member: { username }, onYes, onClose }: AskProps) => (
  <ConfirmDialog
    title={`Reset the password of ${username}?`}
    yes="Create a link"
    onYes={onYes}
    onClose={onClose}
  >
    <p>
      You get a link with which {username} chooses a new password. It works once, for 24 hours; an
      earlier one stops working. Until it is used, nothing changes for {username}; then every
      session of theirs ends and their passkeys go.
    </p>
  </ConfirmDialog>
)

const LinkDialog = ({ link, onClose }: { link: MadeLink; onClose: () => void }) => {
  const { to, does, address, expiresAt } = link
  return (
    <Dialog title={`A link for ${to}`} onClose={onClose}>
      <div className="grid gap-3.5">
        <p>
          Send it to {to} alone: the first to open it {does}. It works once, until{' '}
          <time dateTime={expiresAt}>{kolkataTime(expiresAt)}</time>, and is not shown again.
        </p>
        <div className="flex items-center gap-2">
          <input
            className={inputClass}
            aria-label={`Link for ${to}`}
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={address} label="the link" />
        </div>
        <DialogActions>
          <Button onClick={onClose}>Done</Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}

type MemberProps = {
  member: TeamMember
  isSelf: boolean
  isLeaving: boolean
  onRemove: () => void
  isResetting: boolean
  onReset: () => void
}

const Member = ({ member, isSelf, isLeaving, onRemove, isResetting, onReset }: MemberProps) => {
  const { username, createdAt, lastLoginAt } = member
  return (
    <PeopleRow>
      <PeopleWords
        name={
          <>
            <bdi className="font-bold">{username}</bdi> {isSelf && <Badge tone="green">You</Badge>}
          </>
        }
      >
        Added <time dateTime={createdAt}>{kolkataTime(createdAt)}</time>
        <br />
        {lastLoginAt ? (
          <>
            Last login <time dateTime={lastLoginAt}>{kolkataTime(lastLoginAt)}</time>
          </>
        ) : (
          'No login recorded yet'
        )}
      </PeopleWords>
      {!isSelf && (
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          <Button
            variant="secondary"
            aria-label={`Reset password of ${username}`}
            aria-disabled={isResetting}
            onClick={() => isResetting || onReset()}
          >
            <KeyRound />
            Reset password
          </Button>
          <Button
            variant="danger"
            aria-label={`Remove ${username}`}
            aria-disabled={isLeaving}
            onClick={() => isLeaving || onRemove()}
          >
            <Trash2 />
            {isLeaving ? 'Removing...' : 'Remove'}
          </Button>
        </div>
      )}
    </PeopleRow>
  )
}

export const TeamPanel = ({ user, onAddUser }: { user: User; onAddUser: () => void }) => {
  const query = useTeam()
  const remove = useRemoveUser()
  const [memberToRemove, setMemberToRemove] = useState<TeamMember>()
  const [resetting, setResetting] = useState<TeamMember>()
  const [link, setLink] = useState<MadeLink>()
  const makeLink = useMakeLink(setLink)
  const forgetLink = () => {
    setLink(undefined)
    makeLink.reset()
  }
  const rowFocus = useRowFocus<HTMLElement>()
  return (
    <PeoplePanel
      id="team"
      title="Admins"
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            aria-disabled={makeLink.isPending}
            onClick={() => makeLink.isPending || makeLink.mutate(undefined)}
          >
            <LinkIcon />
            Invite by link
          </Button>
          <Button onClick={onAddUser}>
            <UserPlus />
            Add User
          </Button>
        </div>
      }
      {...rowFocus}
    >
      <PanelState query={query} what="The list of admins" />
      {query.data && (
        <ul>
          {query.data.map((member) => (
            <Member
              key={member.id}
              member={member}
              isSelf={member.id === user.id}
              isLeaving={remove.isPending && remove.variables.id === member.id}
              onRemove={() => setMemberToRemove(member)}
              isResetting={makeLink.isPending}
              onReset={() => setResetting(member)}
            />
          ))}
        </ul>
      )}
      {memberToRemove && (
        <ConfirmDialog
          title={`Remove ${memberToRemove.username}?`}
          yes="Remove"
          onYes={() => {
            remove.mutate(memberToRemove)
            setMemberToRemove(undefined)
          }}
          onClose={() => setMemberToRemove(undefined)}
        >
          <p>
            {memberToRemove.username} is logged out everywhere at once and can no longer log in.
            Posts, notes and everything else they made stay. Requests of theirs stay in the queues,
            with their name, until somebody takes them over.
          </p>
        </ConfirmDialog>
      )}
      {resetting && (
        <AskForReset
          member={resetting}
          onYes={() => {
            makeLink.mutate(resetting)
            setResetting(undefined)
          }}
          onClose={() => setResetting(undefined)}
        />
      )}
      {link && <LinkDialog link={link} onClose={forgetLink} />}
    </PeoplePanel>
  )
}
