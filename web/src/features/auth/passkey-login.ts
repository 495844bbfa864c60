import { api } from '@bong-bari/contract'
import { call } from '../../api.ts'
import { askForPasskey } from './ask-browser.ts'
import { enter, knownDevices } from './log-in.ts'

const notGiven =
  'No passkey was used. Your password still works. If the site’s address has changed, create your passkeys again under People.'

/** Logs in by passkey; if none is given, returns advice. */
export const logInByPasskey = async (): Promise<string | undefined> => {
  const credential = await askForPasskey(await call(api.auth.passkeyLoginOptions))
  if (!credential) return notGiven
  const body = { credential, ...knownDevices() }
  await enter(await call(api.auth.logInByPasskey, { body }))
  return undefined
}
