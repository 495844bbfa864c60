import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { rotateSecret, showSecret } from './rotate.ts'

const aws = mockClient(SecretsManagerClient)
const deployed = {
  name: 'BongBari',
  status: 'UPDATE_COMPLETE',
  outputs: { OriginSecretArn: 'arn:secret' },
  parameters: {},
}

beforeEach(() => {
  aws.reset()
  aws.on(GetSecretValueCommand).resolves({ VersionId: 'old', SecretString: 'the old value' })
  aws.on(PutSecretValueCommand).resolves({ VersionId: 'new' })
  aws.on(UpdateSecretVersionStageCommand).resolves({})
})

test('a rotation lets the functions take both values and CloudFront send the new one', async () => {
  const parameters: object[] = []
  await rotateSecret(deployed, async (given) => void parameters.push(given))
  expect(parameters).toEqual([{ OriginVersion: 'new', OriginVersionBefore: 'old' }])
  const [put] = aws.commandCalls(PutSecretValueCommand)
  expect(put?.args[0].input).toMatchObject({ SecretId: 'arn:secret', VersionStages: ['NEXT'] })
  expect(put?.args[0].input.SecretString).toMatch(/^[0-9a-f]{64}$/)
})

test('the new value is the current one only when it is deployed', async () => {
  const order: string[] = []
  aws.on(UpdateSecretVersionStageCommand).callsFake(() => order.push('made current'))
  await rotateSecret(deployed, async () => void order.push('deployed'))
  expect(order).toEqual(['deployed', 'made current'])
  expect(aws.commandCalls(UpdateSecretVersionStageCommand)[0]?.args[0].input).toEqual({
    SecretId: 'arn:secret',
    VersionStage: 'AWSCURRENT',
    MoveToVersionId: 'new',
    RemoveFromVersionId: 'old',
  })
})

test('a rotation that was cut off before its end is brought to it by the next', async () => {
  aws.on(GetSecretValueCommand, { VersionId: 'sent' }).resolves({
    VersionId: 'sent',
    SecretString: 'what CloudFront sends',
  })
  const cutOff = { ...deployed, parameters: { OriginVersion: 'sent', OriginVersionBefore: 'old' } }
  expect(await showSecret(cutOff)).toBe('what CloudFront sends')
  const parameters: object[] = []
  await rotateSecret(cutOff, async (given) => void parameters.push(given))
  expect(parameters).toEqual([{ OriginVersion: 'new', OriginVersionBefore: 'sent' }])
  const moved = aws.commandCalls(UpdateSecretVersionStageCommand).map(({ args }) => args[0].input)
  expect(moved).toMatchObject([
    { MoveToVersionId: 'sent', RemoveFromVersionId: 'old' },
    { MoveToVersionId: 'new', RemoveFromVersionId: 'sent' },
  ])
})
