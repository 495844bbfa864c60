import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PageGround } from '../../office/page/page-frame.tsx'
import { sessionEnd } from '../../session.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { loginState } from './return-address.ts'
import { useAuth } from './use-auth.ts'

const Waiting = ({ children }: { children: ReactNode }) => (
  <PageGround>
    <div className="grid justify-items-center gap-2 px-5 pt-11 pb-[52px] text-center [&>p]:max-w-[44ch] [&>p]:text-khata-700">
      {children}
    </div>
  </PageGround>
)

const LookupFailed = ({ retry }: { retry: () => void }) => (
  <Waiting>
    <Art name="lock" className="h-[84px] w-auto" />
    <h1 className="text-h3">Your login could not be checked</h1>
    <p role="alert">The server could not be reached. You are still logged in; please try again.</p>
    <Button className="mt-1.5" onClick={retry}>
      <RefreshCw />
      Try again
    </Button>
  </Waiting>
)

const ToLogin = () => {
  const { pathname, search } = useLocation()
  const end = sessionEnd()
  // The browser is already leaving for the home page.
  if (end === 'logout-home') return null
  if (end === 'logout') return <Navigate to="/login" replace />
  return <Navigate to="/login" replace state={loginState(pathname + search, end === 'expired')} />
}

/** Children for admins only; others go to the login, and back after it. */
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
