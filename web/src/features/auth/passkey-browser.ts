import { api, type BodyOf, type CallResult } from '@bong-bari/contract'
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { call } from '../../api.ts'
import { FailureForPeople } from '../../office/page/failure.ts'
import { openSession, readKnownDevices } from './log-in.ts'

// The library accepts more transports than its types list.
type NewOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type Used = BodyOf<typeof api.auth.logInByPasskey>['credential']
type Made = BodyOf<typeof api.auth.addPasskey>['credential']

const failures: Record<string, string> = {
  InvalidStateError: 'This device already has one of your passkeys.',
  NotSupportedError: 'This device cannot make passkeys that work here. Try another device or key.',
  ConstraintError: 'This device cannot check that it is you. Set up a screen lock, or try another.',
}

const readErrorName = (error: unknown) => {
  if (error instanceof WebAuthnError && error.cause instanceof Error) return error.cause.name
  return error instanceof Error ? error.name : ''
}

/** The browser's answer; undefined where refused, which browsers do not tell from other failures. */
const askBrowser = async <Answer>(ask: () => Promise<Answer>, domain: string) => {
  try {
    return await ask()
  } catch (error) {
    const name = readErrorName(error)
    if (['NotAllowedError', 'AbortError'].includes(name)) return undefined
    if (name === 'SecurityError')
      throw new FailureForPeople(`Passkeys for this site work only at ${domain}. Open it there.`)
    throw new FailureForPeople(failures[name] ?? 'The browser could not use a passkey. Try again.')
  }
}

export const askForPasskey = async (): Promise<Used | undefined> => {
  const options = await call(api.auth.passkeyUseOptions)
  return askBrowser(async () => {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    }
  }, options.rpId)
}

export const makePasskey = (
  options: CallResult<typeof api.auth.newPasskeyOptions>,
): Promise<Made | undefined> =>
  askBrowser(async () => {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options as NewOptions })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports },
    }
  }, options.rp.id)

const noPasskeyAdvice =
  'No passkey was used. Your password still works. If the site’s address has changed, create your passkeys again under People.'

/** Logs in by passkey; if none is given, returns advice. */
export const logInByPasskey = async (): Promise<string | undefined> => {
  const credential = await askForPasskey()
  if (!credential) return noPasskeyAdvice
  const body = { credential, ...readKnownDevices() }
  await openSession(await call(api.auth.logInByPasskey, { body }))
  return undefined
}
