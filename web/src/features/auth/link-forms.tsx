import { api, newUser, passwordReset } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { KeyRound, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { call } from '../../api.ts'
import { isGone, refusedFields } from '../../office/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Hint, InputField } from '../../ui/field.tsx'
import { submitFields } from '../../ui/submit-or-say.ts'
import { toast } from '../../ui/toast.tsx'
import { loginFailure } from './log-in.ts'
import { PasswordField } from './password-field.tsx'
import { resetState } from './return-address.ts'

type LinkFormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  submit: Parameters<typeof submitFields>[1]
  hint: string
  icon: ReactNode
  label: string
  busy: string
  children: ReactNode
}

/** The form of a colleague's link, or why the link no longer works. */
const LinkForm = <Values extends FieldValues>(props: LinkFormProps<Values>) => {
  const onSubmit = submitFields(props.form, props.submit)
  const { errors, isSubmitting } = props.form.formState
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
      // Only presses are blocked: a disabled button would lose keyboard focus.
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : onSubmit(event))}
      noValidate
    >
      <Hint>{props.hint}</Hint>
      {props.children}
      <Button type="submit" aria-disabled={isSubmitting} className="mt-2">
        {props.icon}
        {isSubmitting ? props.busy : props.label}
      </Button>
    </form>
  )
}

const newPassword = {
  autoComplete: 'new-password',
  hint: 'At least 8 characters. Any characters will do.',
}

const useJoin = (token: string) => {
  const navigate = useNavigate()
  const form = useForm<z.input<typeof newUser>>({ resolver: zodResolver(newUser) })
  const submit = form.handleSubmit(async (chosen) => {
    try {
      const { username } = await call(api.auth.join, { body: { token, ...chosen } })
      toast({ title: 'Welcome to the Team', description: 'Log in with what you have just chosen.' })
      navigate('/login', { replace: true, state: resetState(username) })
    } catch (error) {
      const fields = refusedFields(error)
      const wrong = (['username', 'password'] as const).filter((name) => fields[name])
      for (const name of wrong.reverse())
        form.setError(name, { message: fields[name] ?? '' }, { shouldFocus: true })
      if (wrong.length) return
      if (isGone(error)) form.setError('root', { message: loginFailure(error) })
      else toast({ title: 'Not Joined', description: loginFailure(error), destructive: true })
    }
  })
  return { form, submit }
}

/** Nobody else learns the password. */
export const JoinForm = ({ token }: { token: string }) => {
  const { form, submit } = useJoin(token)
  const { errors } = form.formState
  return (
    <LinkForm
      {...{ form, submit }}
      hint="You are invited. Choose the name and the password with which you will log in."
      icon={<UserPlus />}
      label="Join the team"
      busy="Joining..."
    >
      <InputField
        label="Username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordField
        marked
        {...newPassword}
        error={errors.password?.message}
        {...form.register('password')}
      />
    </LinkForm>
  )
}

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

export const ResetForm = ({ token }: { token: string }) => {
  const { form, submit } = useReset(token)
  const { errors } = form.formState
  return (
    <LinkForm
      {...{ form, submit }}
      hint="Choose a new password. You are logged out everywhere, and log in again with it."
      icon={<KeyRound />}
      label="Save password"
      busy="Saving..."
    >
      <PasswordField
        label="New password"
        {...newPassword}
        error={errors.password?.message}
        {...form.register('password')}
      />
    </LinkForm>
  )
}
