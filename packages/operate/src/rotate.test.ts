import { UpdateStackCommand } from '@aws-sdk/client-cloudformation'
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager'
import { beforeEach, expect, test, vi } from 'vitest'
import { insideOutputs, mockAccountOfTest, named } from '../testing/account.ts'
import { serve, well } from '../testing/site.ts'
import { describeError } from './command.ts'
import { rotate } from './rotate.ts'

let account: ReturnType<typeof mockAccountOfTest>
let vault: typeof account.inside.vault
const stack = () => account.stacks.get('BongBari')
const parameters = { OriginVersion: '', OriginVersionBefore: '', Other: 'as it is' }
let said: string[]

const current = { SecretId: 'arn:secret', VersionStage: 'AWSCURRENT' }
const madeCurrent = () =>
  vault.commandCalls(UpdateSecretVersionStageCommand).map(({ args }) => args[0].input)

beforeEach(async () => {
  account = mockAccountOfTest()
  const SiteAddress = await serve(well)
  const DistributionDomainName = new URL(SiteAddress).host
  const outputs = { ...insideOutputs, SiteAddress, DistributionDomainName }
  account.stacks.set('BongBari', {
    status: 'UPDATE_COMPLETE',
    outputs,
    parameters: { ...parameters },
  })
  vault = account.inside.vault
  vault.on(PutSecretValueCommand).resolves({ VersionId: 'new' })
  vault.on(UpdateSecretVersionStageCommand).resolves({})
  said = []
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line))
})

test('a rotation changes two parameters of the stack and nothing else, whatever is checked out; dropping ends the value before', async () => {
  await rotate([])
  const [update] = account.formation.commandCalls(UpdateStackCommand)
  expect(update?.args[0].input).toMatchObject({
    UsePreviousTemplate: true,
    // With it a try whose answer was lost is not refused as a second update.
    ClientRequestToken: expect.stringMatching(/^[\w-]{36}$/),
    Parameters: [
      { ParameterKey: 'OriginVersion', ParameterValue: 'new' },
      { ParameterKey: 'OriginVersionBefore', ParameterValue: 'old' },
      { ParameterKey: 'Other', UsePreviousValue: true },
    ],
  })
  const [put] = vault.commandCalls(PutSecretValueCommand)
  expect(put?.args[0].input).toMatchObject({ SecretId: 'arn:secret', VersionStages: ['NEXT'] })
  expect(put?.args[0].input.SecretString).toMatch(/^[0-9a-f]{64}$/)
  expect(madeCurrent()).toEqual([
    { ...current, MoveToVersionId: 'new', RemoveFromVersionId: 'old' },
  ])
  expect(said.join('\n')).toContain('deployed and well')
  expect(said.at(-1)).toContain('npx -y pnpm@12 rotate --drop')
  await rotate(['--drop'])
  expect(stack()?.parameters).toMatchObject({ OriginVersion: 'new', OriginVersionBefore: 'new' })
  await rotate(['--show'])
  expect(said.at(-1)).toBe('the new value')
})

test('a rotation that was cut off before its end is brought to it by the next', async () => {
  Object.assign(stack() ?? {}, { parameters: { ...parameters, OriginVersion: 'sent' } })
  await rotate(['--show'])
  expect(said.at(-1)).toBe('the sent value')
  await rotate([])
  expect(stack()?.parameters).toMatchObject({ OriginVersion: 'new', OriginVersionBefore: 'sent' })
  expect(madeCurrent()).toEqual([
    { ...current, MoveToVersionId: 'sent', RemoveFromVersionId: 'old' },
    { ...current, MoveToVersionId: 'new', RemoveFromVersionId: 'sent' },
  ])
})

test('a value that became the current one though the answer was lost is no failure, and one that did not is', async () => {
  vault.on(UpdateSecretVersionStageCommand).rejects(named('InvalidParameterException', 'attached'))
  expect(await rotate([]).catch(describeError)).toBe('attached')
  Object.assign(stack() ?? {}, { parameters: { ...parameters } })
  vault.on(UpdateSecretVersionStageCommand).callsFake(async () => {
    // From now on a reading without a version finds the new one.
    vault.on(GetSecretValueCommand).resolves({ VersionId: 'new', SecretString: 'the new value' })
    throw named('InvalidParameterException', 'attached')
  })
  expect(await rotate([]).catch(describeError)).toBeUndefined()
})

test('an update that changes nothing is no failure', async () => {
  account.formation
    .on(UpdateStackCommand)
    .rejects(named('ValidationError', 'No updates are to be performed.'))
  await rotate(['--drop'])
  expect(said.at(-1)).toBe('only the current origin secret opens the API now')
})

test('a rotation that AWS refuses names the command that tells why, and the value before stays the current one', async () => {
  account.formation
    .on(UpdateStackCommand)
    .callsFake(() => void Object.assign(stack() ?? {}, { status: 'UPDATE_ROLLBACK_COMPLETE' }))
  expect(await rotate([]).catch(describeError)).toBe(
    'The update of BongBari did not succeed (UPDATE_ROLLBACK_COMPLETE). Why: npx -y pnpm@12 cdk diagnose BongBari --unstable=diagnose',
  )
  expect(madeCurrent()).toEqual([])
})

test('a stack without these parameters, one that is being changed, and one that is none are told', async () => {
  Object.assign(stack() ?? {}, { parameters: {} })
  expect(await rotate([]).catch(describeError)).toBe(
    'The stack BongBari has no parameter OriginVersion: deploy it first.',
  )
  Object.assign(stack() ?? {}, { status: 'UPDATE_IN_PROGRESS' })
  expect(await rotate(['--drop']).catch(describeError)).toContain(
    'is being changed by somebody else',
  )
  expect(await rotate(['--stage', 'nowhere']).catch(describeError)).toContain(
    'There is no stack BongBari-nowhere in this account and region',
  )
  expect(await rotate(['now']).catch(describeError)).toContain('Use it as: pnpm rotate')
  expect(account.formation.commandCalls(UpdateStackCommand)).toEqual([])
})
