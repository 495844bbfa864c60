import { credentials } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { Fingerprint, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Button } from '../../ui/button.tsx'
import { Hint, InputField } from '../../ui/field.tsx'
import { isStorageLasting } from '../../ui/storage.ts'
import { submitFields } from '../../ui/submit-or-say.ts'
import { toast } from '../../ui/toast.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { logIn, loginFailure } from './log-in.ts'
import { hasPasskeys } from './passkey-support.ts'
import { PasswordField } from './password-field.tsx'

const welcome = () =>
  toast({ title: 'Login Successful!', description: 'Welcome to the admin panel.' })

const showLoginFailure = (error: unknown) =>
  toast({ title: 'Login Failed', description: loginFailure(error), destructive: true })

const usePasskeyLogin = () => {
  const [isAsking, setIsAsking] = useState(false)
  const [help, setHelp] = useState<string>()
  const ask = async () => {
    setIsAsking(true)
    setHelp(undefined)
    try {
      const { logInByPasskey } = await import('./passkey-login.ts')
      const notGiven = await logInByPasskey()
      if (notGiven) setHelp(notGiven)
      else welcome()
    } catch (error) {
      showLoginFailure(error)
    } finally {
      setIsAsking(false)
    }
  }
  return { isAsking, help, ask }
}

const useLogin = () => {
  // Without default values, so that what the browser filled in before hydration stays.
  const form = useForm<z.input<typeof credentials>>({ resolver: zodResolver(credentials) })
  const submit = form.handleSubmit(async (values) => {
    try {
      await logIn(values)
      welcome()
    } catch (error) {
      showLoginFailure(error)
    }
  })
  return { form, submit }
}

/** In a browser that blocks all cookies a session lives in the page's memory. */
const StorageNote = () => {
  const [isLasting] = useState(isStorageLasting)
  if (isLasting) return null
  return (
    <Hint role="note">
      Your browser blocks this site's cookies and data, so you stay logged in only until this page
      is closed or loaded again. To stay logged in, allow cookies for this site in the browser's
      settings.
    </Hint>
  )
}

type LoginFormProps = {
  /** Keeps the button blocked until the redirect after a login. */
  busy: boolean
  username?: string | undefined
}

export const LoginForm = ({ busy, username }: LoginFormProps) => {
  const { form, submit } = useLogin()
  const onSubmit = submitFields(form, submit)
  const { errors, isSubmitting } = form.formState
  const passkey = usePasskeyLogin()
  const sending = isSubmitting || passkey.isAsking || busy
  const isLive = useHydrated()
  return (
    <form
      className="grid gap-3.5 noscript:hidden"
      // Only presses are blocked: a disabled button would lose keyboard focus.
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
      {/* Rendered before it is known, so that nothing moves. */}
      {(!isLive || hasPasskeys()) && (
        <Button
          variant="secondary"
          aria-disabled={sending}
          onClick={() => sending || !isLive || passkey.ask()}
        >
          <Fingerprint />
          Log in with a passkey
        </Button>
      )}
      {isLive && <StorageNote />}
      <div role="status">{passkey.help && <Hint>{passkey.help}</Hint>}</div>
    </form>
  )
}
