import { site } from '@bong-bari/site'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Hint } from '../../ui/field.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Gate } from './gate.tsx'
import { LoginForm } from './login-form.tsx'
import { returnAddress, wasExpired } from './return-address.ts'
import { redirectDelay, useAuth } from './use-auth.ts'

/** Leads whoever holds a session on, also one who was logged in already. */
const useWayIn = () => {
  const { hasSession, isLoading } = useAuth()
  const navigate = useNavigate()
  const { state } = useLocation()
  const mayPass = hasSession && !isLoading
  useEffect(() => {
    if (!mayPass) return
    const enter = () => navigate(returnAddress(state), { replace: true })
    const timer = setTimeout(enter, redirectDelay)
    return () => clearTimeout(timer)
  }, [mayPass, navigate, state])
  return { expired: wasExpired(state), busy: hasSession }
}

export const LoginPage = () => {
  usePageMeta({
    title: `Admin login - ${site.name}`,
    description: `Login for the team of ${site.name}.`,
    canonical: '/login',
    noIndex: true,
  })
  const { expired, busy } = useWayIn()
  return (
    <div className="login-page">
      <Gate />
      <div className="login-side">
        <div className="login-form">
          {/* A document link: the website is another entry than the login. */}
          <a className="back-link" href="/">
            <ArrowLeft />
            Back to Website
          </a>
          <h1>
            Who has the key? <span lang="bn">চাবিটা কার কাছে?</span>
          </h1>
          {expired ? (
            <p className="login-notice" role="status">
              Your session has ended. Log in again and you are back where you were.
            </p>
          ) : (
            <Hint>Admin login. Visitors do not need one, the front door is always open.</Hint>
          )}
          <LoginForm busy={busy} />
          <Hint>Need access? Contact the admin to create your account.</Hint>
        </div>
      </div>
    </div>
  )
}
