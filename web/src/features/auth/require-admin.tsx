import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { sessionEnd } from '../../session.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { loginState } from './return-address.ts'
import { useAuth } from './use-auth.ts'

const Waiting = ({ children }: { children: ReactNode }) => (
  <div className="admin-page" data-look="office">
    <div className="inside">
      <div className="empty-state">{children}</div>
    </div>
  </div>
)

const LookupFailed = ({ retry }: { retry: () => void }) => (
  <Waiting>
    <Art name="lock" />
    <h1 className="text-h3">Your login could not be checked</h1>
    <p role="alert">The server could not be reached. You are still logged in; please try again.</p>
    <Button onClick={retry}>
      <RefreshCw />
      Try again
    </Button>
  </Waiting>
)

const ToLogin = () => {
  const { pathname, search } = useLocation()
  const end = sessionEnd()
  // The browser is on its way to the home page already.
  if (end === 'logout-home') return null
  if (end === 'logout') return <Navigate to="/login" replace />
  return <Navigate to="/login" replace state={loginState(pathname + search, end === 'expired')} />
}

/** Shows its children to admins only and sends everybody else to the login, and back after it. */
export const RequireAdmin = ({ children }: { children: ReactNode }) => {
  const { isAuthenticated, isLoading, hasSession, error, retry } = useAuth()
  if (isAuthenticated) return children
  if (isLoading) {
    return (
      <Waiting>
        <p role="status">Checking your login...</p>
      </Waiting>
    )
  }
  if (hasSession && error) return <LookupFailed retry={retry} />
  return <ToLogin />
}
