import { credentials } from '@bong-bari/contract'
import { site } from '@bong-bari/site'
import { zodResolver } from '@hookform/resolvers/zod'
import { ArrowLeft, Fingerprint, KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { isStorageLasting } from '../../begin/storage.ts'
import { part } from '../../office/dialog/part.tsx'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Hint, InputField } from '../../ui/field.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { submitFields } from '../../ui/submit-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useHydrated } from '../../ui/use-browser-state.ts'
import { linkIn } from './account-link.ts'
import { describeLoginFailure, logIn } from './log-in.ts'
import { hasPasskeys } from './passkey-support.ts'
import { PasswordField } from './password-field.tsx'
import { expectedName, returnAddress, wasExpired } from './return-address.ts'
import { redirectDelayMs, useAuth } from './use-auth.ts'

const cross = 'M0 0 58 120M58 0 0 120'
const uprights = 'M0 0v120M58 0v120M29 0v120'

const Gate = () => (
  <div
    className="relative overflow-hidden border-kajol max-md:border-b-4 md:border-r-4"
    aria-hidden="true"
  >
    <svg className="absolute inset-0 size-full" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="gate-lamp" cx=".5" cy=".45" r=".58">
          <stop offset="0" stopColor="#FFC42B" />
          <stop offset=".55" stopColor="#C2633A" />
          <stop offset="1" stopColor="#5E1812" />
        </radialGradient>
        <pattern id="gate-bars" width="58" height="120" patternUnits="userSpaceOnUse">
          <path d={cross} stroke="#2A1611" strokeWidth="5" />
          <path d={cross} stroke="#3E6B5E" strokeWidth="2" />
          <path d={uprights} stroke="#2A1611" strokeWidth="9" />
          <path d={uprights} stroke="#157059" strokeWidth="4" />
          <circle cx="29" cy="60" r="5" fill="#86BFA8" stroke="#2A1611" strokeWidth="2" />
          <circle cx="0" cy="0" r="5" fill="#86BFA8" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#gate-lamp)" />
      <rect width="100%" height="100%" fill="url(#gate-bars)" />
    </svg>
    <Art
      name="lock"
      className="absolute top-1/2 left-1/2 h-auto w-[118px] -translate-x-1/2 -translate-y-[58%] max-md:w-[70px]"
    />
    <Art
      name="cat"
      className="absolute -bottom-[3px] left-[12%] h-auto w-[132px] max-md:left-[8%] max-md:w-[84px]"
    />
  </div>
)

const welcome = () =>
  toast({ title: 'Login Successful!', description: 'Welcome to the admin panel.' })

const showLoginFailure = (error: unknown) =>
  toast({ title: 'Login Failed', description: describeLoginFailure(error), destructive: true })

const usePasskeyLogin = () => {
  const [isAsking, setIsAsking] = useState(false)
  const [help, setHelp] = useState<string>()
  const ask = async () => {
    setIsAsking(true)
    setHelp(undefined)
    try {
      const { logInByPasskey } = await import('./passkey-browser.ts')
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

const LoginForm = ({ busy, username }: LoginFormProps) => {
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

const linkForm = part(
  async () => (await import('./account-link-form.tsx')).AccountLinkForm,
  'the form',
)

/** Redirects anyone with a session, except from a colleague's link. */
const useWayIn = () => {
  const { hasSession, isLoading } = useAuth()
  const navigate = useNavigate()
  const { state, hash } = useLocation()
  // Prerendering knows no fragment.
  const isHydrated = useHydrated()
  const link = isHydrated ? linkIn(hash) : undefined
  const mayPass = hasSession && !isLoading && link === undefined
  useEffect(() => {
    if (!mayPass) return
    const enter = () => navigate(returnAddress(state), { replace: true })
    const timer = setTimeout(enter, redirectDelayMs)
    return () => clearTimeout(timer)
  }, [mayPass, navigate, state])
  return {
    expired: wasExpired(state),
    username: expectedName(state),
    busy: hasSession,
    link,
  }
}

export const LoginPage = () => {
  usePageMeta({
    title: `Admin login - ${site.name}`,
    description: `Login for the team of ${site.name}.`,
    canonical: '/login',
    noIndex: true,
  })
  const { expired, username, busy, link } = useWayIn()
  return (
    <div className="grid min-h-[calc(100*var(--dvh)-var(--spacer-h))] max-md:grid-rows-[96px_auto] md:grid-cols-2">
      <Gate />
      <div className="grid content-center justify-items-center px-(--gutter) pt-8 pb-16 max-md:content-start max-md:pt-4 max-md:pb-14">
        <div className="grid w-[min(420px,100%)] gap-4">
          {/* A document link: the website is another entry than the login. */}
          <a
            className="inline-flex min-h-11 items-center gap-[7px] justify-self-start font-display font-semibold text-body leading-[1.2] decoration-2 underline-offset-5"
            href="/"
          >
            <ArrowLeft />
            Back to Website
          </a>
          <h1 className="text-h2 md:text-sign">
            Who has the key?{' '}
            <span lang="bn" className="block text-h4 text-paar-600 leading-[1.4]">
              চাবিটা কার কাছে?
            </span>
          </h1>
          {expired ? (
            <p
              className="rounded-r-field border-phalak-700 border-l-4 bg-phalak-100 px-3.5 py-2.5 text-base leading-[1.5]"
              role="status"
            >
              Your session has ended. Log in again and you are back where you were.
            </p>
          ) : (
            <Hint>Admin login. Visitors do not need one, the front door is always open.</Hint>
          )}
          <noscript>
            <p>The login needs JavaScript. Allow it for this site, then load this page again.</p>
          </noscript>
          {link ? <linkForm.Component {...link} /> : <LoginForm busy={busy} username={username} />}
          <Hint>Need access? Contact the admin to create your account.</Hint>
        </div>
      </div>
    </div>
  )
}
