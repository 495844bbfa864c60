import { api, newUser } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { UserPlus } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { call } from '../../api.ts'
import { isGone, refusedFields } from '../../office/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Hint, InputField } from '../../ui/field.tsx'
import { submitOrSay } from '../../ui/submit-or-say.ts'
import { toast } from '../../ui/toast.tsx'
import { loginFailure } from './log-in.ts'
import { PasswordField } from './password-field.tsx'
import { resetState } from './return-address.ts'

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

/** Joins the team by a colleague's link: nobody else knows the password. */
export const JoinForm = ({ token }: { token: string }) => {
  const { form, submit } = useJoin(token)
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
      <Hint>You are invited. Choose the name and the password with which you will log in.</Hint>
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
        autoComplete="new-password"
        hint="At least 8 characters. Any characters will do."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" aria-disabled={isSubmitting} className="mt-2">
        <UserPlus />
        {isSubmitting ? 'Joining...' : 'Join the team'}
      </Button>
    </form>
  )
}
