import type { auth, BodyOf } from '@bong-bari/contract'
import type { StoredPasskey } from '@bong-bari/table'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'

type Expected = { challenge: string; origin: string; rpId: string }

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** The library throws at anything unexpected. */
const orNothing = <Result>(work: () => Promise<Result>) => work().catch(() => undefined)

/** Nobody asked for certificates, and the server must not follow their links. */
const carriesCertificate = (attestationObject: string) => {
  const decoded = decodeAttestationObject(bytesOf(attestationObject))
  return (
    !['none', 'packed'].includes(decoded.get('fmt')) || Boolean(decoded.get('attStmt').get('x5c'))
  )
}

/** ES256, EdDSA, RS256: every authenticator has one. */
export const algorithms = [-7, -8, -257]

type New = BodyOf<typeof auth.addPasskey>['credential']
type Used = BodyOf<typeof auth.confirmPasskey>['credential']

/** Undefined where anything differs from what was asked. */
export const verifyNew = (given: New, { challenge, origin, rpId }: Expected) =>
  orNothing(async () => {
    if (carriesCertificate(given.response.attestationObject)) return undefined
    const { clientDataJSON, attestationObject } = given.response
    const response = { clientDataJSON, attestationObject }
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...given, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return undefined
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      deviceType: credentialDeviceType,
      isBackedUp: credentialBackedUp,
    }
  })

/** Undefined where it is not this passkey's. */
export const verifyUse = (
  given: Used,
  passkey: StoredPasskey,
  { challenge, origin, rpId }: Expected,
) =>
  orNothing(async () => {
    const { credentialId, publicKey, counter, deviceType } = passkey
    const { clientDataJSON, authenticatorData, signature } = given.response
    const response = { clientDataJSON, authenticatorData, signature }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...given, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
      requireUserVerification: true,
    })
    // Syncability never changes.
    if (!verified || authenticationInfo.credentialDeviceType !== deviceType) return undefined
    return {
      counter: authenticationInfo.newCounter,
      isBackedUp: authenticationInfo.credentialBackedUp,
    }
  })
