import { Refusal } from '../refusal.ts'
import { createBucket, deleteBucket } from '../s3.ts'
import { findVersion, makeSecret } from '../secret.ts'
import { findSecret } from '../secrets-manager.ts'
import { putParameter } from '../ssm.ts'
import type { State } from '../state.ts'
import type { Stack, StackResource } from './model.ts'
import { explicitName } from './physical.ts'

const secretForm =
  /\{\{resolve:secretsmanager:(arn:aws:secretsmanager:[^:]*:[^:]*:secret:[^:}]+|[^:}]+):SecretString:([^:}]*):([^:}]*):([^:}]*)\}\}/g

/** The text with references to secrets filled in; throws where there is no such version. */
const fillSecrets = (state: State, text: string) =>
  text.replace(secretForm, (_, id: string, _key, stage: string, version: string) => {
    const secret = findSecret(state, id)
    return findVersion(secret, version || undefined, stage || undefined).value
  })

type Made = Record<string, (state: State, resource: StackResource) => unknown>

const afterwards: Made = {
  'AWS::S3::Bucket': (state, { physicalId }) => createBucket(state, physicalId),
  'AWS::SSM::Parameter': (state, { physicalId, properties }) => {
    putParameter(state, physicalId, String(properties.Value))
  },
  'AWS::SecretsManager::Secret': ({ secrets }, { physicalId, properties }) => {
    if (secrets.has(physicalId)) return
    const name =
      physicalId
        .split(':')
        .at(-1)
        ?.replace(/-\w{6}$/, '') ?? ''
    const given = properties.SecretString
    const value = typeof given === 'string' ? given : undefined
    secrets.set(physicalId, makeSecret(physicalId, name, value))
  },
}

const reasonOf = (answer: unknown) => (typeof answer === 'string' ? answer : undefined)

const taken = ({ resources }: State, { type, physicalId, wanted }: StackResource) => {
  const name = explicitName(type, wanted)
  const isTaken =
    resources.has(physicalId) ||
    [...resources.values()].some((one) => name && one.type === type && one.name === name)
  return isTaken
    ? `Resource of type '${type}' with identifier '${name ?? physicalId}' already exists.`
    : undefined
}

const fill = (state: State, resource: StackResource) => {
  try {
    resource.properties = JSON.parse(fillSecrets(state, JSON.stringify(resource.wanted)))
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return `Could not resolve a dynamic reference: ${error.message}`
    throw error
  }
}

/** Brings a resource to what is wanted of it; answers the reason when that fails. */
export const apply = async (
  state: State,
  stack: Stack,
  resource: StackResource,
  isNew: boolean,
) => {
  const { logicalId, type, physicalId } = resource
  const reason =
    state.faults.strike(logicalId, type) ??
    (isNew ? taken(state, resource) : undefined) ??
    fill(state, resource) ??
    reasonOf(
      isNew || type !== 'AWS::S3::Bucket' ? await afterwards[type]?.(state, resource) : undefined,
    )
  if (reason) return reason
  const name = explicitName(type, resource.wanted)
  state.resources.set(physicalId, { type, name, stack: stack.name })
  return undefined
}

/** Takes a resource out of the account; answers the reason when that fails. */
export const remove = async (state: State, { type, physicalId }: StackResource) => {
  const reason = type === 'AWS::S3::Bucket' ? await deleteBucket(state, physicalId) : undefined
  if (reason) return reason
  state.parameters.delete(physicalId)
  state.secrets.delete(physicalId)
  state.resources.delete(physicalId)
  return undefined
}

/** Leaves a resource in the account that no stack knows any more. */
export const orphan = ({ resources }: State, { physicalId }: StackResource) => {
  const found = resources.get(physicalId)
  if (found) found.stack = undefined
}
