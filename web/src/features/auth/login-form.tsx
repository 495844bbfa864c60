import { credentials } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { KeyRound } from 'lucide-react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { submitOrSay } from '../../ui/submit-or-say.ts'
import { toast } from '../../ui/toast.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { logIn, loginFailure } from './log-in.ts'
import { PasswordField } from './password-field.tsx'

const useLogin = () => {
  // Without default values, so that what the browser filled in before the page lived stays.
  const form = useForm<z.input<typeof credentials>>({ resolver: zodResolver(credentials) })
  const submit = form.handleSubmit(async (values) => {
    try {
      await logIn(values)
      toast({ title: 'Login Successful!', description: 'Welcome to the admin panel.' })
    } catch (error) {
      toast({ title: 'Login Failed', description: loginFailure(error), destructive: true })
    }
  })
  return { form, submit }
}

type LoginFormProps = {
  /** Keeps the button shut while a finished login leads on. */
  busy: boolean
  username?: string | undefined
}

export const LoginForm = ({ busy, username }: LoginFormProps) => {
  const { form, submit } = useLogin()
  const onSubmit = submitOrSay(submit)
  const { errors, isSubmitting } = form.formState
  const sending = isSubmitting || busy
  const isLive = useHydrated()
  return (
    <form
      className="grid gap-3.5 noscript:hidden"
      // Shut for presses alone: a disabled button would lose the keyboard's place.
      onSubmit={(event) => (sending ? event.preventDefault() : onSubmit(event))}
      noValidate
    >
      <InputField
        label="Username"
        aria-required
        autoComplete="username"
        defaultValue={username}
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordField
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type={isLive ? 'submit' : 'button'} aria-disabled={sending} className="mt-2">
        <KeyRound />
        {sending ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  )
}
