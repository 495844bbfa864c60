import { api } from '@bong-bari/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call, isUnauthorized, keyOf, messageOf, queryClient } from '../../api.ts'
import { findUnsavedKeys, matchOthersDrafts } from '../../office/form/own-draft.ts'
import { clearSession, onAuthChange, readSession } from '../../plain/session.ts'
import { toast } from '../../ui/toast.tsx'

/** From a login or logout to the page that follows, in ms. */
export const redirectDelayMs = 100

const currentUser = queryOptions({
  queryKey: keyOf(api.auth.me),
  queryFn: ({ signal }) => call(api.auth.me, undefined, { signal }),
})

/** Refetches the user. A failure is left to whatever shows the user. */
export const refreshCurrentUser = () =>
  queryClient.fetchQuery({ ...currentUser, staleTime: 0 }).then(
    () => undefined,
    () => undefined,
  )

const showLogoutError = (description: string) =>
  toast({ title: 'Error', description, destructive: true })

/** Asks only where words would be lost. The dialog is loaded when needed. */
const mayLogOut = async () => {
  const unsavedKeys = findUnsavedKeys()
  if (!unsavedKeys.length) return true
  try {
    return await (await import('./unsaved-question.tsx')).confirmLogOut(unsavedKeys)
  } catch {
    showLogoutError('Failed to log out. Please try again.')
    return false
  }
}

let logoutUnderWay: Promise<void> | undefined

const leaveOffice = async (to: '/' | '/login') => {
  if (!(await mayLogOut())) return
  const isOthers = matchOthersDrafts()
  try {
    await call(api.auth.logout)
  } catch (error) {
    if (!isUnauthorized(error)) {
      return showLogoutError(messageOf(error, 'Failed to log out. Please try again.'))
    }
  }
  clearSession(to === '/' ? 'logout-home' : 'logout', isOthers)
  // A document load: the home page belongs to the other entry. /login is where the admin pages send a
  // stranger anyway.
  if (to === '/') setTimeout(() => window.location.assign('/'), redirectDelayMs)
}

/** Revokes the session, then forgets it here. Only an answered logout (or a 401) forgets. */
const logOutOnce = (to: '/' | '/login') => {
  logoutUnderWay ??= leaveOffice(to).finally(() => {
    logoutUnderWay = undefined
  })
  return logoutUnderWay
}

const useSessionId = () =>
  useSyncExternalStore(
    onAuthChange,
    () => readSession().sessionId,
    () => undefined,
  )

/**
 * Who is logged in: needs both a user and a session id. A 401 has cleared the session by then; any other
 * failure (offline, 5xx) proves nothing, so it logs nobody out and is in `error` for `retry`.
 */
export const useAuth = () => {
  const sessionId = useSessionId()
  const lookup = useQuery({ ...currentUser, enabled: Boolean(sessionId) })
  const user = sessionId ? lookup.data : undefined
  return {
    user,
    isAuthenticated: Boolean(user),
    isLoading: Boolean(sessionId) && lookup.isPending,
    hasSession: Boolean(sessionId),
    error: sessionId ? lookup.error : null,
    retry: () => void lookup.refetch(),
    logout: logOutOnce,
  }
}
