import { site } from '@bong-bari/site'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { part } from '../../office/dialog/part.tsx'
import { Hint } from '../../ui/field.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { linkIn } from './account-link.ts'
import { Gate } from './gate.tsx'
import { LoginForm } from './login-form.tsx'
import { expectedName, returnAddress, wasExpired } from './return-address.ts'
import { redirectDelay, useAuth } from './use-auth.ts'

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
    const timer = setTimeout(enter, redirectDelay)
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
