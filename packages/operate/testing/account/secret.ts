import { randomBytes, randomUUID } from 'node:crypto'
import { Refusal } from './refusal.ts'

type Version = { value: string; stages: Set<string>; created: Date }
/** A secret with its versions by id. */
export type Secret = { arn: string; name: string; versions: Map<string, Version> }

const notFound = (what: string) =>
  new Refusal('ResourceNotFoundException', `Secrets Manager can't find the specified ${what}.`)

/** Which version a staging label is attached to. */
export const versionWith = ({ versions }: Secret, stage: string) =>
  [...versions].find(([, { stages }]) => stages.has(stage))?.[0]

const requireVersion = ({ versions }: Secret, id: string) => {
  const version = versions.get(id)
  if (version) return version
  throw notFound(`secret value for VersionId: ${id}`)
}

const detach = (secret: Secret, stage: string) => {
  const before = versionWith(secret, stage)
  if (before) secret.versions.get(before)?.stages.delete(stage)
  return before
}

/** Attaches a label; where AWSCURRENT was before, AWSPREVIOUS is after. */
export const attach = (secret: Secret, stage: string, id: string) => {
  const version = requireVersion(secret, id)
  const before = detach(secret, stage)
  version.stages.add(stage)
  if (stage === 'AWSCURRENT' && before && before !== id) attach(secret, 'AWSPREVIOUS', before)
}

/** Adds a version, or finds it again when the same request comes twice. */
export const putVersion = (secret: Secret, value: string, id: string, stages: string[]) => {
  const known = secret.versions.get(id)
  if (known && known.value !== value)
    throw new Refusal(
      'ResourceExistsException',
      `You can't use ClientRequestToken ${id} because that value is already in use for a version of secret ${secret.arn}.`,
    )
  if (!known) secret.versions.set(id, { value, stages: new Set(), created: new Date() })
  for (const stage of stages) attach(secret, stage, id)
}

export const makeSecret = (arn: string, name: string, value = randomBytes(32).toString('hex')) => {
  const secret: Secret = { arn, name, versions: new Map() }
  putVersion(secret, value, randomUUID(), ['AWSCURRENT'])
  return secret
}

/** The version that both the id and the label name; the current one when neither is given. */
export const findVersion = (secret: Secret, id?: string, stage?: string) => {
  const label = stage ?? (id ? undefined : 'AWSCURRENT')
  const found = id ?? versionWith(secret, label ?? '')
  if (!found) throw notFound(`secret value for staging label: ${label}`)
  const version = requireVersion(secret, found)
  if (label && !version.stages.has(label))
    throw new Refusal(
      'InvalidRequestException',
      `You provided a VersionStage that is not associated to the provided VersionId.`,
    )
  return { id: found, ...version }
}

const refuseMove = (message: string) => new Refusal('InvalidParameterException', message)

/** Moves a staging label as UpdateSecretVersionStage does. */
export const moveStage = (secret: Secret, stage: string, from?: string, to?: string) => {
  const attached = versionWith(secret, stage)
  if (from && from !== attached)
    throw refuseMove(
      `The parameter RemoveFromVersionId is not valid. Staging label ${stage} is not currently attached to version ${from}.`,
    )
  if (to && attached && attached !== to && !from)
    throw refuseMove(
      `The parameter RemoveFromVersionId can't be empty. Staging label ${stage} is currently attached to version ${attached}, so you must explicitly reference that version in RemoveFromVersionId.`,
    )
  if (to) return attach(secret, stage, to)
  if (stage === 'AWSCURRENT')
    throw refuseMove(
      `You can only move staging label AWSCURRENT to a different secret version. It can't be completely removed.`,
    )
  detach(secret, stage)
}
