import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBucket } from '@bong-bari/local'
import { seedStack, standInForBootstrap } from './seed.ts'
import { closeServer, listenLocally, makeServer } from './server.ts'
import { type Domains, makeState } from './state.ts'

export { reasons } from './faults.ts'

type Options = {
  /** Whether the account looks as after `cdk bootstrap`; it is empty otherwise. */
  bootstrapped?: boolean
  accountId?: string
  region?: string
  /** Where distributions and APIs say they answer, over https; invented when absent. */
  domains?: Domains
}

/**
 * Starts a stand-in of one AWS account and region on this machine, in memory, for the real command
 * lines and SDK clients: CloudFormation, STS, SSM parameters, Secrets Manager, and S3 by the project's
 * own stand-in.
 *
 * Start: `const account = await startAccount()`, then run children with `account.env`, which holds
 * endpoints, region, credentials and a home for CDK that goes when the account stops. Nothing of the
 * caller's own AWS configuration is seen by them. `stop` ends all.
 *
 * Seed: `bootstrapped: true`, or run `cdk bootstrap`; `account.seedStack({ name, template, ... })` for
 * a stack that exists. `stacks` (by name), `secrets` (by ARN), `parameters` (by name) and `resources`
 * (by physical id) are live and may be changed.
 *
 * Fail: `account.failNext({ reason: reasons.certificate, resource: 'AWS::CloudFront::Distribution' })`
 * fails the next deployment that touches such a resource, and it rolls back; `account.deny(
 * 'cloudformation:CreateChangeSet')`; `account.expireCredentials()`. Another AWS_ACCESS_KEY_ID in a
 * child's environment is one that AWS does not know. An account that was not bootstrapped has no
 * version parameter, no roles to assume and no bucket for assets.
 *
 * Assert: `account.calls` holds every call but S3's in order, and `account.actions()` their names.
 *
 * A command that also reads a table gets `{ ...table.env, ...account.env }` of `startTable`. Services
 * that are not played here answer InvalidAction, and their calls stand in `calls` too.
 *
 * Not played: waiting (a deployment is over when its call is answered), drift, nested stacks, imports,
 * template rules, a roll back that fails, policies of IAM, custom resources (they exist and do nothing).
 */
export const startAccount = async (options: Options = {}) => {
  const { accountId = '111122223333', region = 'ap-south-1', bootstrapped = false } = options
  const { domains = {} } = options
  const bucket = await startBucket()
  const home = await mkdtemp(join(tmpdir(), 'aws-account-'))
  const state = makeState({ accountId, region, s3: bucket.endpoint, domains })
  const accessKey = 'AKIAOPERATOR'
  state.accessKeys.set(accessKey, 'operator')
  const server = makeServer(state)
  const endpoint = await listenLocally(server)
  if (bootstrapped) {
    await standInForBootstrap(state)
    // Where CloudFront looks for firewalls.
    await standInForBootstrap(state, 'us-east-1')
  }

  const { calls, stacks, secrets, parameters, resources, faults } = state
  return {
    ...{ accountId, region, endpoint, calls, stacks, secrets, parameters, resources },
    /** What a child process needs, PATH included. */
    env: {
      PATH: process.env.PATH ?? '',
      HOME: home,
      CDK_HOME: home,
      CDK_NOTICES: 'false',
      CDK_DISABLE_VERSION_CHECK: 'true',
      CDK_DISABLE_CLI_TELEMETRY: 'true',
      AWS_CONFIG_FILE: join(home, 'config'),
      AWS_SHARED_CREDENTIALS_FILE: join(home, 'credentials'),
      AWS_EC2_METADATA_DISABLED: 'true',
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: accessKey,
      AWS_SECRET_ACCESS_KEY: 'operator',
      AWS_ENDPOINT_URL: endpoint,
      AWS_ENDPOINT_URL_S3: bucket.endpoint,
    },
    /** The names of all calls so far to `service`, in order. */
    actions: (service = 'cloudformation') =>
      calls.filter((call) => call.service === service).map(({ action }) => action),
    /** A stack that stands there as if it had been deployed. */
    seedStack: (seed: Parameters<typeof seedStack>[1]) => seedStack(state, seed),
    failNext: (failure: (typeof faults.failures)[number]) => {
      faults.failures.push(failure)
    },
    deny: (action: `${string}:${string}`) => {
      faults.denied.add(action)
    },
    /** Ends every denial and expiry. */
    allowAll: () => {
      faults.denied.clear()
      faults.expired = false
    },
    expireCredentials: () => {
      faults.expired = true
    },
    stop: async () => {
      await closeServer(server)
      await bucket.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}
export type Account = Awaited<ReturnType<typeof startAccount>>
