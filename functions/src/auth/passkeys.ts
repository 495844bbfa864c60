import { randomBytes } from 'node:crypto'
import { type auth, type BodyOf, limits, type Passkey, type User } from '@bong-bari/contract'
import { site } from '@bong-bari/site'
import type { StoredPasskey } from '@bong-bari/table'
import * as table from '@bong-bari/table'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import { refuse } from '../http/refuse.ts'
import type { RequestFacts } from '../http/serve.ts'
import { type CurrentSession, hashSessionId } from '../http/session.ts'
import { hashToken } from '../http/signed.ts'
import { loadOrigin, siteOrigin } from '../public-data/addresses.ts'
import { challengeTimeoutMs, createChallenge, spendChallenge } from './challenges.ts'
import { createDeviceToken, endPrevious, findDevice, openSession } from './login.ts'
import { admitPasskey } from './throttle.ts'

type Expected = { challenge: string; origin: string; rpId: string }

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** The library throws at anything unexpected, which means that the passkey is refused. */
const orNothing = <Result>(work: () => Promise<Result>) => work().catch(() => undefined)

/** We ask for no certificates, and the server must not follow the links in them. */
const carriesCertificate = (attestationObject: string) => {
  const decoded = decodeAttestationObject(bytesOf(attestationObject))
  return (
    !['none', 'packed'].includes(decoded.get('fmt')) || Boolean(decoded.get('attStmt').get('x5c'))
  )
}

/** ES256, EdDSA and RS256; every authenticator has one of them. */
const algorithms = [-7, -8, -257]

type New = BodyOf<typeof auth.addPasskey>['credential']
type Used = BodyOf<typeof auth.logInByPasskey>['credential']

/** Verifies a new passkey. Returns undefined if anything differs from what we asked for. */
const verifyNew = (created: New, { challenge, origin, rpId }: Expected) =>
  orNothing(async () => {
    if (carriesCertificate(created.response.attestationObject)) return undefined
    const { clientDataJSON, attestationObject } = created.response
    const response = { clientDataJSON, attestationObject }
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...created, response, clientExtensionResults: {} },
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

/** Verifies the use of a passkey. Returns undefined if it is another's. */
const verifyUse = (
  credential: Used,
  passkey: StoredPasskey,
  { challenge, origin, rpId }: Expected,
) =>
  orNothing(async () => {
    const { credentialId, publicKey, counter, deviceType } = passkey
    const { clientDataJSON, authenticatorData, signature } = credential.response
    const response = { clientDataJSON, authenticatorData, signature }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
      requireUserVerification: true,
    })
    // Whether a passkey can be synced never changes.
    if (!verified || authenticationInfo.credentialDeviceType !== deviceType) return undefined
    return {
      counter: authenticationInfo.newCounter,
      isBackedUp: authenticationInfo.credentialBackedUp,
    }
  })

type Facts = RequestFacts & CurrentSession

const verification = 'required' as const
const publicKey = 'public-key' as const

const accountOf = async ({ id, username }: User) => {
  const account = await table.findUser(username)
  return account?.id === id ? account : refuse('session-required')
}

const toPasskey = (passkey: table.StoredPasskey, rpId: string): Passkey => ({
  id: passkey.id,
  name: passkey.name,
  createdAt: passkey.createdAt,
  lastUsedAt: passkey.lastUsedAt,
  domain: passkey.rpId,
  isUsable: passkey.rpId === rpId,
  isSynced: passkey.isBackedUp,
})

const loopback = /^(127\.\d+\.\d+\.\d+|\[::1\])$/

/** Browsers create no passkeys for IP addresses, so locally the domain is `localhost`. */
const passkeyParty = async () => {
  await loadOrigin()
  const address = new URL(siteOrigin())
  if (loopback.test(address.hostname)) address.hostname = 'localhost'
  return { rpId: address.hostname, origin: address.origin }
}

export const listPasskeys = async ({ user }: Facts) => {
  const [{ rpId }, { passkeyHandle }] = await Promise.all([passkeyParty(), accountOf(user)])
  return (await table.listPasskeys(passkeyHandle)).map((one) => toPasskey(one, rpId))
}

const described = (passkeys: readonly table.StoredPasskey[], rpId: string) =>
  passkeys
    .filter((one) => one.rpId === rpId)
    .map(({ credentialId: id, transports }) => ({ id, type: publicKey, transports }))

/** The options name no account, so they reveal nobody's passkeys. */
export const createUseOptions = async ({ client, now }: RequestFacts) => {
  await admitPasskey(client, now)
  const { rpId } = await passkeyParty()
  return {
    challenge: await createChallenge({ use: 'use' }, now),
    rpId,
    timeout: challengeTimeoutMs,
    userVerification: verification,
  }
}

/** Verifies and records a use. Returns undefined if it is invalid. */
const verifyAndRecordUse = async (
  handle: string,
  credential: Used,
  challenge: string,
  now: Date,
) => {
  const party = await passkeyParty()
  const passkey = await table.findPasskey(handle, hashToken(credential.id))
  if (passkey?.rpId !== party.rpId) return undefined
  const use = await verifyUse(credential, passkey, { ...party, challenge })
  return use && (await table.recordPasskeyUse(passkey, use, now)) ? passkey : undefined
}

export const logInByPasskey = async (
  { credential, devices }: BodyOf<typeof auth.logInByPasskey>,
  { client, event, now }: RequestFacts,
) => {
  const spent = await spendChallenge(credential, { use: 'use' }, now)
  const handle = credential.response.userHandle
  const passkey =
    spent && handle && (await verifyAndRecordUse(handle, credential, spent.challenge, now))
  const user = passkey && (await table.findUser(passkey.username))
  if (!user || user.id !== passkey.userId || user.passkeyHandle !== handle)
    return refuse('passkey-refused')
  await admitPasskey(client, now, { succeeded: true })
  await endPrevious(event, now)
  const by = { noun: 'passkey', of: passkey.id, label: passkey.name } as const
  const session = await openSession(user, event, now, by)
  const name = table.foldUsername(user.username)
  return { ...session, device: createDeviceToken(name, findDevice(devices, name, now), now) }
}

export const createPasskeyOptions = async ({ user, sessionId, now }: Facts) => {
  const [party, account] = await Promise.all([passkeyParty(), accountOf(user)])
  const own = await table.listPasskeys(account.passkeyHandle)
  if (own.length >= limits.passkeys.max) refuse('passkeys-full')
  const handle = account.passkeyHandle ?? randomBytes(32).toString('base64url')
  const session = hashSessionId(sessionId)
  return {
    challenge: await createChallenge({ use: 'add', session, handle }, now),
    rp: { id: party.rpId, name: site.name },
    user: { id: handle, name: user.username, displayName: user.username },
    timeout: challengeTimeoutMs,
    attestation: 'none' as const,
    pubKeyCredParams: algorithms.map((alg) => ({ type: publicKey, alg })),
    authenticatorSelection: {
      residentKey: verification,
      requireResidentKey: true as const,
      userVerification: verification,
    },
    excludeCredentials: described(own, party.rpId),
  }
}

export const addPasskey = async (
  { name, credential }: BodyOf<typeof auth.addPasskey>,
  { user, sessionId, now }: Facts,
): Promise<Passkey> => {
  const session = hashSessionId(sessionId)
  const spent = await spendChallenge(credential, { use: 'add', session }, now)
  const party = await passkeyParty()
  const verified = spent && (await verifyNew(credential, { ...party, challenge: spent.challenge }))
  if (!verified || !spent?.handle) return refuse('passkey-refused')
  const { handle } = spent
  if ((await table.listPasskeys(handle)).length >= limits.passkeys.max) refuse('passkeys-full')
  const passkey: table.StoredPasskey = {
    ...verified,
    id: hashToken(verified.credentialId),
    handle,
    userId: user.id,
    username: user.username,
    transports: credential.response.transports ?? [],
    rpId: party.rpId,
    name,
    createdAt: now.toISOString(),
    lastUsedAt: null,
  }
  return (await table.addPasskey(passkey, session))
    ? toPasskey(passkey, party.rpId)
    : refuse('passkey-refused')
}

/** Finds one of the user's own passkeys. Somebody else's counts as missing. */
const ownPasskey = async (id: string, user: User) => {
  const { passkeyHandle } = await accountOf(user)
  const passkey = passkeyHandle && (await table.findPasskey(passkeyHandle, id))
  return passkey || refuse('passkey-not-found')
}

export const removePasskey = async (id: string, user: User) =>
  (await table.removePasskey(await ownPasskey(id, user))) ? { id } : refuse('passkey-not-found')

/** Proves with a passkey, instead of the password, that the user is there. */
export const confirmPasskey = async (credential: Used, { client, user, sessionId, now }: Facts) => {
  const [spentChallenge, account] = await Promise.all([
    spendChallenge(credential, { use: 'use' }, now),
    accountOf(user),
  ])
  const handle = account.passkeyHandle
  const passkey =
    spentChallenge &&
    handle &&
    (await verifyAndRecordUse(handle, credential, spentChallenge.challenge, now))
  const { userHandle = handle } = credential.response
  if (!passkey || userHandle !== handle) {
    await table.writeAuditEntry({ noun: 'user', of: user.id, action: 'passkey-refused' })
    return refuse('passkey-refused')
  }
  await admitPasskey(client, now, { succeeded: true })
  const isOpen = await table.proveSession(hashSessionId(sessionId), now)
  return isOpen ? {} : refuse('session-required')
}
