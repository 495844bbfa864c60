import { api, passwordChange } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { KeyRound } from 'lucide-react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { call } from '../../api.ts'
import { DialogActions } from '../../office/dialog/dialog.tsx'
import { showFailure, showFieldErrors, withRetryHint } from '../../office/page/failure.ts'
import { Button } from '../../ui/button.tsx'
import { submitFields } from '../../ui/submit-form.ts'
import { toast } from '../../ui/toast.tsx'
import { PasswordField } from './password-field.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { useRefreshSessions } from './sessions-query.ts'

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
