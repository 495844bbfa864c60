import { api, CallError, newUser } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { call, isUnauthorized, messageOf } from '../../api.ts'
import { Dialog, DialogActions } from '../../office/dialog/dialog.tsx'
import { showFieldErrors } from '../../office/page/failure.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { submitFields } from '../../ui/submit-form.ts'
import { toast } from '../../ui/toast.tsx'
import { PasswordField } from './password-field.tsx'
import { useRefreshTeam } from './team-query.ts'

type NewUser = z.input<typeof newUser>

const showRefusal = (form: UseFormReturn<NewUser>, error: unknown) => {
  const refusal = error instanceof CallError ? error.refusal : undefined
  if (refusal?.code === 'username-taken')
    form.setError('username', { message: refusal.message }, { shouldFocus: true })
  else showFieldErrors(form, error, ['username', 'password'])
}

const useCreateUser = (onDone: () => void) => {
  const refreshTeam = useRefreshTeam()
  const form = useForm<NewUser>({
    resolver: zodResolver(newUser),
    defaultValues: { username: '', password: '' },
  })
  const submit = form.handleSubmit(async (body) => {
    try {
      const { username } = await call(api.auth.createUser, { body })
      toast({ title: 'User Created!', description: `${username} can log in now.` })
      refreshTeam()
      onDone()
    } catch (error) {
      if (isUnauthorized(error)) return
      showRefusal(form, error)
      const description = messageOf(error, 'Failed to create new user.')
      toast({ title: 'Failed to Create User', description, destructive: true })
    }
  })
  return { form, submit }
}

export const AddUserDialog = ({ onClose }: { onClose: () => void }) => {
  const { form, submit } = useCreateUser(onClose)
  const { errors, isSubmitting } = form.formState
  return (
    <Dialog title="Add User" onClose={onClose}>
      <form className="grid gap-3.5" onSubmit={submitFields(form, submit)} noValidate>
        <InputField
          label="Username"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="At least 2 characters: letters, digits, dots, hyphens or underscores."
          error={errors.username?.message}
          {...form.register('username')}
        />
        <PasswordField
          marked
          autoComplete="new-password"
          hint="At least 8 characters. Any characters will do."
          error={errors.password?.message}
          {...form.register('password')}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Creating...' : 'Create user'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
