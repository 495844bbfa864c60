import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UpdateTerminationProtectionCommand } from '@aws-sdk/client-cloudformation'
import { HeadObjectCommand, NotFound, PutObjectCommand } from '@aws-sdk/client-s3'
import { ListSubscriptionsByTopicCommand } from '@aws-sdk/client-sns'
import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs'
import { GetParameterCommand } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { insideOutputs, mockAccountOfTest, named, wholeTable } from '../testing/account.ts'
import { serve, wellAt } from '../testing/site.ts'
import type { Run } from './cdk.ts'
import { describeError } from './command.ts'
import { deploy } from './deploy.ts'
import { ops } from './ops.ts'

const name = 'BongBari'
const table = { Type: 'AWS::DynamoDB::Table', DeletionPolicy: 'Retain' }

let account: ReturnType<typeof mockAccountOfTest>
let assembly: string
/** Each command line that was run, without the folder of the assembly. */
let ran: string[]
let said: string[]
/** What the sources synthesize to, and the outputs of a stack that was deployed from it. */
let sources: { template: object; outputs: Record<string, string> }
let onDeploy: (stack: string) => void
let onDiagnose: () => void

const run: Run = (command, args) => {
  ran.push([command, ...args].join(' ').replaceAll(assembly, 'assembly'))
  const [verb, stack = ''] = args
  if (verb === 'synth')
    writeFileSync(join(assembly, `${name}.template.json`), JSON.stringify(sources.template))
  if (verb === 'deploy') onDeploy(stack)
  if (verb === 'diagnose') onDiagnose()
}

const stand = (stack: string) => {
  const { outputs, template } = sources
  account.stacks.set(stack, { status: 'UPDATE_COMPLETE', outputs, template })
}

beforeEach(async () => {
  account = mockAccountOfTest()
  assembly = mkdtempSync(join(tmpdir(), 'assembly-'))
  ran = []
  said = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void said.push(line))
  const SiteAddress = await serve(wellAt('https://www.example.test'))
  const DistributionDomainName = new URL(SiteAddress).host
  const outputs = {
    ...insideOutputs,
    SiteAddress,
    DistributionDomainName,
    Origin: 'https://www.example.test',
  }
  account.tables.set('own', wholeTable)
  sources = { template: { Resources: { Table: table } }, outputs }
  onDeploy = stand
  onDiagnose = () => {}
  onPause = () => {}
})
afterEach(() => rmSync(assembly, { recursive: true }))

/** What happens while nothing but a pause is waited for, in place of the pause. */
let onPause: () => void

const pause = async () => onPause()

const deployNow = (...args: string[]) => deploy(['--yes', ...args], { run, assembly, pause })

const refusal = (...args: string[]) => deployNow(...args).then(() => 'deployed', describeError)

test('a machine or an account that cannot deploy ends in one sentence that says what is next', async () => {
  const asked = account.sts.on(GetCallerIdentityCommand)
  for (const [error, sentence] of [
    ['CredentialsProviderError', 'There are no AWS credentials: run aws configure'],
    ['InvalidClientTokenId', 'AWS does not know these credentials'],
    ['ExpiredToken', 'The AWS credentials have expired: log in again'],
  ] as const) {
    asked.rejects(named(error))
    expect(await refusal()).toContain(sentence)
  }
  asked.resolves({ Account: '111122223333' })
  account.ssm.on(GetParameterCommand).rejects(named('ParameterNotFound'))
  expect(await refusal()).toBe(
    'The account 111122223333 is not prepared in ap-south-1 yet: npx -y pnpm@12 cdk bootstrap aws://111122223333/ap-south-1',
  )
  account.ssm.on(GetParameterCommand).resolves({})
  vi.stubEnv('AWS_REGION', '')
  expect(await refusal()).toContain('No region is named: set AWS_REGION')
  expect(await refusal('--what')).toContain('Use it as: pnpm run deploy')
  expect(ran).toEqual([])
})

test('an empty account gets the site: synthesis, differences, deployment, and a look at it', async () => {
  await deployNow('-c', 'alarmEmail=team@example.test')
  expect(ran).toEqual([
    'cdk synth --quiet --output assembly -c alarmEmail=team@example.test',
    'cdk diff BongBari --app assembly',
    'cdk publish-assets BongBari --app assembly --unstable=publish-assets',
    'cdk deploy BongBari --app assembly --require-approval never',
  ])
  expect(said).toEqual([
    'AWS::DynamoDB::Table: 1 new',
    `Each difference stands in ${assembly}/differences.txt.`,
    `deployed and well: ${sources.outputs.SiteAddress}`,
  ])
})

test('a stage is a stack of its own, in the region that is named', async () => {
  vi.stubEnv('AWS_REGION', 'eu-west-1')
  expect(await refusal('--stage', 'staging')).toContain('BongBari-staging.template.json')
  expect(ran).toEqual(['cdk synth --quiet --output assembly -c stage=staging'])
  expect(said[0]).toContain(
    'data is kept in Mumbai, India (ap-south-1), and this goes to eu-west-1',
  )
})

test('nobody is asked where nobody can answer, and nothing is deployed without a yes', async () => {
  await expect(deploy([], { run, assembly })).rejects.toThrow('say --yes, or nothing is deployed')
  expect(ran.at(-1)).toContain('cdk diff')
})

test('what a first deployment left that failed is let go, and the next one succeeds', async () => {
  account.stacks.set(name, {
    status: 'ROLLBACK_COMPLETE',
    template: { Resources: { Gone: table } },
  })
  await deployNow()
  const [unprotected] = account.formation.commandCalls(UpdateTerminationProtectionCommand)
  expect(unprotected?.args[0].input).toEqual({
    StackName: name,
    EnableTerminationProtection: false,
  })
  expect(said.at(-1)).toContain('deployed and well')
})

test('a stack that is being changed, or could not be taken back, is left alone', async () => {
  for (const [status, sentence] of [
    ['CREATE_IN_PROGRESS', 'wait with aws cloudformation wait stack-create-complete'],
    ['UPDATE_IN_PROGRESS', 'wait with aws cloudformation wait stack-update-complete'],
    ['UPDATE_ROLLBACK_IN_PROGRESS', 'aws cloudformation wait stack-rollback-complete'],
    ['UPDATE_ROLLBACK_FAILED', 'aws cloudformation continue-update-rollback'],
  ] as const) {
    account.stacks.set(name, { status })
    expect(await refusal()).toContain(sentence)
  }
  expect(ran).toEqual([])
})

test('a deployment that AWS refuses ends with the reason, which CDK finds among all events', async () => {
  onDeploy = () => {
    throw new Error('cdk deploy did not succeed')
  }
  expect(await refusal()).toBe('BongBari was not deployed; why stands above.')
  expect(ran.at(-1)).toBe('cdk diagnose BongBari --app assembly --unstable=diagnose')
  onDiagnose = () => {
    throw new Error('There is no stack to diagnose.')
  }
  expect(await refusal()).toBe('BongBari was not deployed; why stands above.')
})

test('a deployment says when no alarm reaches anybody', async () => {
  const { topic } = account.inside
  topic.on(ListSubscriptionsByTopicCommand).resolves({})
  await deployNow()
  expect(said).toContain(
    'Nobody is told of alarms: npx -y pnpm@12 run deploy --stage production -c alarmEmail=<address>',
  )
  const Subscriptions = [{ SubscriptionArn: 'PendingConfirmation' }]
  topic.on(ListSubscriptionsByTopicCommand).resolves({ Subscriptions })
  await deployNow()
  expect(said.join()).toContain('the link in the mail that AWS sent to alarmEmail was not opened')
})

test('what stood before a deployment is kept, and is back after a rollback; another goes forward', async () => {
  vi.stubEnv('AWS_REGION', 'ap-south-1')
  const versionOf = (text: string) => ({ Resources: { Table: table, Api: { Type: text } } })
  const rollBack = () => ops(['rollback', '--yes'], { run, assembly, pause })
  await deployNow()
  await expect(rollBack()).rejects.toThrow('Nothing is kept of what stood before')
  sources.template = versionOf('v1')
  await deployNow()
  sources.template = versionOf('v2')
  await deployNow()
  // Whoever deploys the same again has not changed what stood before.
  await deployNow()
  said.length = 0
  await rollBack()
  expect(account.stacks.get(name)?.template).toEqual(versionOf('v1'))
  expect(said).toEqual([
    'v1: 1 changed',
    'This takes some minutes ...',
    `deployed and well: ${sources.outputs.SiteAddress}`,
  ])
  await rollBack()
  expect(account.stacks.get(name)?.template).toEqual(versionOf('v2'))
  account.inside.objects.forEach((_, key) => {
    account.inside.objects.set(key, JSON.stringify({ Resources: {} }))
  })
  await expect(rollBack()).rejects.toThrow('Nothing was deployed.')
})

test('a role that may not keep the template deploys all the same', async () => {
  stand(name)
  sources.template = { Resources: { Table: table, Api: { Type: 'v2' } } }
  account.inside.bucket.on(PutObjectCommand).rejects(named('AccessDenied'))
  expect(await refusal()).toBe('deployed')
  expect(said.join()).toContain('could not be kept for "ops rollback"')
})

test('data goes only where that was said by name', async () => {
  stand(name)
  sources.template = { Resources: {} }
  expect(await refusal()).toContain('Nothing was deployed. If data may go, say so: --remove-data')
  expect(said).toEqual(['Table (AWS::DynamoDB::Table) would leave the stack'])
  expect(ran.join()).not.toContain('cdk deploy')
  expect(await refusal('--remove-data')).toBe('deployed')
})

test('a domain that does not lead there yet is asked for at the distribution, and its record is told', async () => {
  const { DistributionDomainName } = sources.outputs
  sources.outputs.SiteAddress = 'http://www.example.test'
  await deployNow()
  expect(said.slice(-2)).toEqual([
    'deployed and well: http://www.example.test',
    `www.example.test does not lead there yet. Make the DNS record: www.example.test CNAME ${DistributionDomainName} (at the top of a zone: an alias of that name).`,
  ])
})

test('settings that would be taken away are told', async () => {
  const settings = (given: object) => ({ Settings: { Value: JSON.stringify(given) } })
  sources.outputs.Settings = settings({ domainName: 'www.example.test' }).Settings.Value
  stand(name)
  sources.template = { Resources: { Table: table }, Outputs: settings({}) }
  await deployNow()
  expect(said).toContain('- domainName (www.example.test) would be taken away')
})

test('a table that takes the place of the own one has what this version needs before anything is deployed', async () => {
  const given = { restoredTable: 'theirs' }
  const { template } = sources
  sources.template = { ...template, Outputs: { Settings: { Value: JSON.stringify(given) } } }
  sources.outputs.TableName = 'theirs'
  expect(await refusal()).toBe(
    'There is no table theirs in this account and region: aws dynamodb list-tables',
  )
  account.tables.set('theirs', { ...wholeTable, StreamSpecification: undefined })
  expect(await refusal()).toBe(
    'The table theirs lacks the stream NEW_AND_OLD_IMAGES: aws dynamodb update-table --table-name theirs --stream-specification StreamEnabled=true,StreamViewType=NEW_AND_OLD_IMAGES',
  )
  expect(ran.join()).not.toContain('cdk deploy')
  account.tables.set('theirs', wholeTable)
  expect(await refusal()).toBe('deployed')
})

test('what somebody took off the own table is told after a deployment, which gives it nothing again', async () => {
  account.tables.set('own', { ...wholeTable, DeletionProtectionEnabled: false })
  expect(await refusal()).toBe(
    'The table own lacks protection from deletion: aws dynamodb update-table --table-name own --deletion-protection-enabled',
  )
  expect(ran.join()).toContain('cdk deploy')
  const Settings = { Value: JSON.stringify({ removeData: true }) }
  sources.template = { ...sources.template, Outputs: { Settings } }
  expect(await refusal()).toBe('deployed')
})

test('what caches still hold, or what a new stack has not done yet, is waited for', async () => {
  let origin = 'https://before.example.test'
  sources.outputs.SiteAddress = await serve((path, response) => wellAt(origin)(path, response))
  const { items, bucket } = account.inside
  items.on(GetCommand).resolves({})
  bucket.on(HeadObjectCommand).rejects(new NotFound({ message: '', $metadata: {} }))
  onPause = () => {
    if (origin !== 'https://www.example.test') origin = 'https://www.example.test'
    else {
      items.on(GetCommand).callsFake(() => ({ Item: { followedAt: Date.now() } }))
      bucket.on(HeadObjectCommand).resolves({})
    }
  }
  await deployNow()
  expect(said.slice(-2)).toEqual([
    'not everything is well yet; looking for up to 3 minutes ...',
    `deployed and well: ${sources.outputs.SiteAddress}`,
  ])
})

test('what is not well after three minutes is told, with the next command', async () => {
  let pauses = 0
  onPause = () => void pauses++
  account.inside.queue.on(GetQueueAttributesCommand).resolves({
    Attributes: { ApproximateNumberOfMessages: '4000', ApproximateNumberOfMessagesNotVisible: '2' },
  })
  sources.outputs.SiteAddress = await serve((path, response) =>
    path === '/' ? response.writeHead(500).end() : wellAt(sources.outputs.Origin)(path, response),
  )
  expect(await refusal()).toBe(
    `${sources.outputs.SiteAddress} is deployed, and after 3 minutes not well. Next: npx -y pnpm@12 ops status --stage production`,
  )
  expect(said.slice(-4)).toEqual([
    'the page /: answered 500',
    ...['ReactionQueue', 'PublishQueue', 'NoticeQueue'].map(
      (name) => `the queue ${name} does not get empty`,
    ),
  ])
  expect(pauses).toBe(18)
})

test('a name with capitals is the same name', async () => {
  sources.outputs.DistributionDomainName = new URL(
    sources.outputs.SiteAddress ?? '',
  ).host.toUpperCase()
  await deployNow()
  expect(said.at(-1)).toContain('deployed and well')
})
