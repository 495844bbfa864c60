import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNode } from '../run.ts'
import { type Account, reasons, startAccount } from './index.ts'
import { writeTinyAssembly } from './tiny-assembly.ts'

const commandLine = join(import.meta.dirname, '../../../../node_modules/aws-cdk/bin/cdk')

let account: Account
let first: string
let second: string
beforeAll(async () => {
  account = await startAccount()
  first = await writeTinyAssembly(join(account.env.HOME, 'first'), 'the first')
  second = await writeTinyAssembly(join(account.env.HOME, 'second'), 'the second')
})
afterAll(() => account.stop())

/** Runs CDK's real command line; answers what it said and what it asked CloudFormation to do. */
const cdk = async (...args: string[]) => {
  const before = account.actions().length
  const { env } = account
  const { code, out, errors } = await runNode([commandLine, ...args], { env, cwd: env.HOME })
  const reads = /^(Describe|Get|List)/
  const done = account
    .actions()
    .slice(before)
    .filter((action) => !reads.test(action))
  return { code, said: out + errors, done }
}

const deploy = (assembly: string, ...more: string[]) =>
  cdk('deploy', '--app', assembly, '--require-approval', 'never', ...more)

test('an empty account refuses a deployment until it is bootstrapped', async () => {
  const refused = await deploy(first)
  expect(refused).toMatchObject({ code: 1, done: [] })
  expect(refused.said).toContain('Has the environment been bootstrapped?')
  expect(await cdk('bootstrap', `aws://${account.accountId}/${account.region}`)).toMatchObject({
    code: 0,
    done: ['CreateChangeSet', 'ExecuteChangeSet'],
  })
  expect(account.stacks.get('CDKToolkit')?.status).toBe('CREATE_COMPLETE')
  expect(Number(account.parameters.get('/cdk-bootstrap/hnb659fds/version')?.value)).toBeGreaterThan(
    5,
  )
})

test('a stack is deployed with its assets, and a second time not at all', async () => {
  const deployed = await deploy(first)
  expect(deployed).toMatchObject({ code: 0 })
  const bucket = account.stacks.get('Tiny')?.resources.get('Bucket')?.physicalId
  const address = `https://${bucket}.s3.ap-south-1.amazonaws.com/nomoshkar`
  expect(deployed.said).toContain(`Tiny.BucketAddress = ${address}`)
  expect(account.stacks.get('Tiny')).toMatchObject({
    status: 'CREATE_COMPLETE',
    terminationProtection: true,
  })
  const again = await deploy(first)
  expect(again.said).toContain('Tiny (no changes)')
  expect(again.done).not.toContain('ExecuteChangeSet')
})

test('a difference is shown by a change set that leaves nothing behind', async () => {
  const { code, said } = await cdk('diff', '--app', second)
  expect(code).toBe(0)
  expect(said).toContain('read-only change set')
  expect(said).toMatch(/\[-\] the first[\s\S]*\[\+\] the second/)
  expect(account.stacks.get('Tiny')?.changeSets.size).toBe(0)
})

test('an update that AWS refuses is rolled back, its reason told', async () => {
  account.failNext({ reason: reasons.certificate, resource: 'AWS::IAM::Role' })
  const { code, said } = await deploy(second, '--parameters', 'Greeting=joy')
  expect(code).toBe(1)
  expect(said).toContain("The specified SSL certificate doesn't exist, isn't in us-east-1 region")
  const stack = account.stacks.get('Tiny')
  expect(stack?.status).toBe('UPDATE_ROLLBACK_COMPLETE')
  expect(stack?.parameters.Greeting).toEqual({ value: 'nomoshkar' })
  expect(stack?.resources.get('Role')?.properties.Description).toBe('the first')
})

test('a stack is destroyed once it is protected no more', async () => {
  const refused = await cdk('destroy', '--app', first, '--force')
  expect(refused.code).toBe(1)
  expect(refused.said).toContain('cannot be deleted while TerminationProtection is enabled')
  const tiny = account.stacks.get('Tiny')
  if (tiny) tiny.terminationProtection = false
  expect(await cdk('destroy', '--app', first, '--force')).toMatchObject({
    code: 0,
    done: ['DeleteStack'],
  })
  expect([...account.stacks.keys()]).toEqual(['CDKToolkit'])
  const left = [...account.resources.values()].filter(({ stack }) => stack !== 'CDKToolkit')
  expect(left).toEqual([])
})
