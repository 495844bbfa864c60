import { api, newUser } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { KeyRound, UserPlus } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { call } from '../../api.ts'
import { isGone, showFieldErrors } from '../../office/page/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Hint, InputField } from '../../ui/field.tsx'
import { submitFields } from '../../ui/submit-form.ts'
import { toast } from '../../ui/toast.tsx'
import type { LinkPurpose } from './account-link.ts'
import { describeLoginFailure } from './log-in.ts'
import { PasswordField } from './password-field.tsx'
import { resetState } from './return-address.ts'

const purposes = {
  invite: {
    schema: newUser,
    hint: 'You are invited. Choose the name and the password with which you will log in.',
    passwordLabel: 'Password',
    icon: <UserPlus />,
    submit: 'Join the team',
    submitting: 'Joining...',
    done: {
      title: 'Welcome to the Team',
      description: 'Log in with what you have just chosen.',
    },
    failed: 'Not Joined',
  },
  reset: {
    schema: z.pick(newUser, { password: true }),
    hint: 'Choose a new password. You are logged out everywhere, and log in again with it.',
    passwordLabel: 'New password',
    icon: <KeyRound />,
    submit: 'Save password',
    submitting: 'Saving...',
    done: { title: 'Password Saved', description: 'Log in with your new password.' },
    failed: 'Password Not Saved',
  },
}

type Values = { username?: string; password: string }

type AccountLinkFormProps = { purpose: LinkPurpose; token: string }

/** The form of a colleague's link, or why the link no longer works. Nobody else learns the password. */
export const AccountLinkForm = ({ purpose, token }: AccountLinkFormProps) => {
  const texts = purposes[purpose]
  const navigate = useNavigate()
  const form = useForm<Values>({ resolver: zodResolver<Values, unknown, Values>(texts.schema) })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      const { username } = await call(api.auth.useLink, { body: { token, ...values } })
      toast(texts.done)
      navigate('/login', { replace: true, state: resetState(username) })
    } catch (error) {
      if (showFieldErrors(form, error, ['username', 'password'])) return
      if (isGone(error)) form.setError('root', { message: describeLoginFailure(error) })
      else
        toast({ title: texts.failed, description: describeLoginFailure(error), destructive: true })
    }
  })
  const onSubmit = submitFields(form, submit)
  if (errors.root)
    return (
      <div className="grid justify-items-start gap-3.5">
        <p role="alert">{errors.root.message}</p>
        <Link to="/login" replace>
          Go to login
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
      <Hint>{texts.hint}</Hint>
      {purpose === 'invite' && (
        <InputField
          label="Username"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint="At least 2 characters: letters, digits, dots, hyphens or underscores."
          error={errors.username?.message}
          {...form.register('username')}
        />
      )}
      <PasswordField
        label={texts.passwordLabel}
        marked={purpose === 'invite'}
        autoComplete="new-password"
        hint="At least 8 characters. Any characters will do."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" aria-disabled={isSubmitting} className="mt-2">
        {texts.icon}
        {isSubmitting ? texts.submitting : texts.submit}
      </Button>
    </form>
  )
}
