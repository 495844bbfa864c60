import { api, CallError, type CallResult, type credentials } from '@bong-bari/contract'
import type * as z from 'zod/mini'
import { call, fetchCsrfToken, messageOf } from '../../api.ts'
import { FailureForPeople, unreachable } from '../../office/page/failure.ts'
import { readDevices, saveDevice, saveSession } from '../../plain/session.ts'
import { refreshCurrentUser } from './use-auth.ts'

export const readKnownDevices = () => {
  const devices = readDevices()
  return devices.length ? { devices } : {}
}

type Opened = CallResult<typeof api.auth.login>

export const openSession = async ({ sessionId, csrfToken, device }: Opened) => {
  saveSession(sessionId, csrfToken)
  // The previous version of the server sends none.
  if (device) saveDevice(device)
  if (!csrfToken) await fetchCsrfToken()
  await refreshCurrentUser()
}

/** Rejects only when the login itself fails. */
export const logIn = async (body: z.input<typeof credentials>) =>
  openSession(await call(api.auth.login, { body: { ...body, ...readKnownDevices() } }))

const formatWait = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

export const describeLoginFailure = (error: unknown) => {
  if (error instanceof FailureForPeople) return error.message
  if (!(error instanceof CallError)) return unreachable
  if (error.status === 429 && error.retryAfter)
    return `Too many attempts. Please try again in ${formatWait(error.retryAfter)}.`
  return messageOf(error, 'Invalid username or password.')
}
