import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ListFailed } from '../../office/list/list-states.tsx'
import { PageGround } from '../../office/page/page-frame.tsx'
import { readSessionEnd } from '../../plain/session.ts'
import { loginState } from './return-address.ts'
import { useAuth } from './use-auth.ts'

const ToLogin = () => {
  const { pathname, search } = useLocation()
  const end = readSessionEnd()
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
      <PageGround>
        <p role="status" className="px-5 pt-11 text-center text-khata-700">
          Checking your login...
        </p>
      </PageGround>
    )
  }
  if (hasSession && error)
    return (
      <PageGround>
        <ListFailed
          level="h1"
          art="lock"
          title="Your login could not be checked"
          error={error}
          fallback="The server could not be reached. You are still logged in; please try again."
          onRetry={retry}
        />
      </PageGround>
    )
  return <ToLogin />
}
