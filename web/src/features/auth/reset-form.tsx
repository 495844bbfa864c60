import { api, passwordReset } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { KeyRound } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { call } from '../../api.ts'
import { isGone, refusedFields } from '../../office/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Hint } from '../../ui/field.tsx'
import { submitOrSay } from '../../ui/submit-or-say.ts'
import { toast } from '../../ui/toast.tsx'
import { loginFailure } from './log-in.ts'
import { PasswordField } from './password-field.tsx'
import { resetState } from './return-address.ts'

const choice = z.pick(passwordReset, { password: true })

const useReset = (token: string) => {
  const navigate = useNavigate()
  const form = useForm<z.input<typeof choice>>({ resolver: zodResolver(choice) })
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const { username } = await call(api.auth.resetPassword, { body: { token, password } })
      toast({ title: 'Password Saved', description: 'Log in with your new password.' })
      navigate('/login', { replace: true, state: resetState(username) })
    } catch (error) {
      const { password: message } = refusedFields(error)
      if (message) form.setError('password', { message }, { shouldFocus: true })
      else if (isGone(error)) form.setError('root', { message: loginFailure(error) })
      else
        toast({ title: 'Password Not Saved', description: loginFailure(error), destructive: true })
    }
  })
  return { form, submit }
}

/** Chooses a new password by a colleague's link. */
export const ResetForm = ({ token }: { token: string }) => {
  const { form, submit } = useReset(token)
  const onSubmit = submitOrSay(submit)
  const { errors, isSubmitting } = form.formState
  if (errors.root)
    return (
      <div className="grid justify-items-start gap-3.5">
        <p role="alert">{errors.root.message}</p>
        <Link to="/login" replace>
          To the login
        </Link>
      </div>
    )
  return (
    <form
      className="grid gap-3.5"
      // Shut for presses alone: a disabled button would lose the keyboard's place.
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : onSubmit(event))}
      noValidate
    >
      <Hint>Choose a new password. You are logged out everywhere, and log in again with it.</Hint>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. Any characters will do."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" aria-disabled={isSubmitting} className="mt-2">
        <KeyRound />
        {isSubmitting ? 'Saving...' : 'Save password'}
      </Button>
    </form>
  )
}
