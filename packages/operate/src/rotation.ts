import { randomBytes } from 'node:crypto'
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager'
import { type Deployed, outputOf } from './deployed.ts'
import { OperateFailure } from './failure.ts'

/** Sets parameters of the stack and waits until CloudFront has spread the change. */
export type Deploy = (parameters: Record<string, string>) => void

const secretOf = (deployed: Deployed) => outputOf(deployed, 'OriginSecretArn')

const current = async (deployed: Deployed) => {
  const client = new SecretsManagerClient({})
  const SecretId = secretOf(deployed)
  const found = await client.send(new GetSecretValueCommand({ SecretId }))
  if (!found.VersionId || !found.SecretString)
    throw new OperateFailure(`The secret ${SecretId} has no value.`)
  return { version: found.VersionId, value: found.SecretString }
}

/** The value that CloudFront sends now. */
export const showSecret = async (deployed: Deployed) => (await current(deployed)).value

/**
 * Makes a new value, which CloudFront sends once every function takes both it and the one before.
 * Only after that is it the current one, so a deployment that fails changes nothing.
 */
export const rotateSecret = async (deployed: Deployed, deploy: Deploy) => {
  const client = new SecretsManagerClient({})
  const SecretId = secretOf(deployed)
  const { version: before } = await current(deployed)
  const { VersionId: next } = await client.send(
    new PutSecretValueCommand({
      SecretId,
      SecretString: randomBytes(32).toString('hex'),
      VersionStages: ['NEXT'],
    }),
  )
  if (!next) throw new OperateFailure('Secrets Manager named no version for the new value.')
  deploy({ OriginVersion: next, OriginVersionBefore: before })
  await client.send(
    new UpdateSecretVersionStageCommand({
      SecretId,
      VersionStage: 'AWSCURRENT',
      MoveToVersionId: next,
      RemoveFromVersionId: before,
    }),
  )
}

/** Ends the value before: from now on only the current one opens the API. */
export const dropSecret = async (deployed: Deployed, deploy: Deploy) => {
  const { version } = await current(deployed)
  deploy({ OriginVersion: version, OriginVersionBefore: version })
}
