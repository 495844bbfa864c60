import { join } from 'node:path'
import { site as brand } from '@bong-bari/site'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Account, reasons, startAccount } from '../testing/account/index.ts'
import { runNode } from '../testing/run.ts'
import { startSite } from '../testing/site.ts'

const name = 'BongBari'
const domainName = 'www.bong-bari.test'
const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/abc'
const domain = ['-c', `domainName=${domainName}`, '-c', `certificateArn=${certificateArn}`]

let account: Account
let site: Awaited<ReturnType<typeof startSite>>
const stack = () => account.stacks.get(name)
const output = (name: string) => stack()?.outputs[name]?.value ?? ''
const origin = () => output('Origin')

beforeAll(async () => {
  site = await startSite({ origin, names: [domainName] })
  account = await startAccount({ bootstrapped: true, domains: site.domains })
})
afterAll(async () => {
  await account.stop()
  await site.stop()
})
beforeEach(() => site.hosts.clear())

const root = join(import.meta.dirname, '../../..')
const operate = (command: string, args: string[], env: Record<string, string> = {}) =>
  runNode([join(import.meta.dirname, `${command}.ts`), ...args], {
    env: { ...account.env, ...site.env, ...env },
    cwd: root,
  })

const deploy = (args: string[] = [], env: Record<string, string> = {}) =>
  operate('deploy', ['--skip-gate', '--yes', ...args], env)

/** What the stand-in was told of a stack's function `pages`. */
const siteUrlOfPages = () =>
  [...(stack()?.resources.values() ?? [])]
    .map(({ properties }) => JSON.stringify(properties))
    .find((text) => text.includes('"SITE_URL"'))

test('a machine or an account that cannot deploy ends in one sentence that says what is next', async () => {
  const refused = async (env: Record<string, string>) => {
    const { code, out, errors } = await deploy([], env)
    expect([code, out]).toEqual([1, ''])
    expect(errors.trim().split('\n')).toHaveLength(1)
    return errors
  }
  const nobody = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' }
  expect(await refused(nobody)).toContain('There are no AWS credentials: run aws configure')
  const stranger = { AWS_ACCESS_KEY_ID: 'AKIASTRANGER' }
  expect(await refused(stranger)).toContain('AWS does not know these credentials')
  expect(await refused({ AWS_REGION: '' })).toContain('No region is named: set AWS_REGION')
  account.expireCredentials()
  expect(await refused({})).toContain('The AWS credentials have expired: log in again')
  account.allowAll()
  const empty = await startAccount()
  expect(await refused(empty.env)).toContain(
    'The account 111122223333 is not prepared in ap-south-1 yet: npx -y pnpm@12 cdk bootstrap aws://111122223333/ap-south-1',
  )
  await empty.stop()
})

test('the first deployment succeeds, after one that failed too, with an empty SITE_URL', async () => {
  await account.seedStack({
    ...{ name, template: { Resources: {} } },
    ...{ status: 'ROLLBACK_COMPLETE', terminationProtection: true },
  })
  const { code, out, errors } = await deploy([], { SITE_URL: '' })
  expect([code, code === 0 ? '' : errors]).toEqual([0, ''])
  expect(out).toContain(`deployed and well: https://${site.domains.distribution}`)
  expect(stack()).toMatchObject({ status: 'CREATE_COMPLETE' })
  expect(origin()).toBe(brand.origin)
  expect(siteUrlOfPages()).toContain(brand.origin)
})

test('a deployment that AWS refuses ends in its reason and what is next', async () => {
  account.failNext({ reason: reasons.certificate, resource: 'AWS::CloudFront::Distribution' })
  const { code, errors } = await deploy(domain)
  expect(code).toBe(1)
  expect(errors.trim().split('\n').at(-1)).toMatch(
    /^Distribution\w+ failed: .*isn't in us-east-1 region.* Next: CloudFront takes certificates of us-east-1 only: aws acm/,
  )
  expect(stack()?.status).toBe('UPDATE_ROLLBACK_COMPLETE')
  expect(origin()).toBe(brand.origin)
})

test('a new domain counts at once; until it leads there the distribution is asked, and the record is told', async () => {
  const { code, out, errors } = await deploy([...domain, '-c', 'alarmEmail=team@bong-bari.test'])
  expect([code, code === 0 ? '' : errors]).toEqual([0, ''])
  expect(out).toContain(`deployed and well: https://${domainName}`)
  expect(out).toContain(
    `Make the DNS record: ${domainName} CNAME ${site.domains.distribution} (at the top of a zone`,
  )
  expect([...site.hosts]).toEqual([domainName])
  expect(origin()).toBe(`https://${domainName}`)
  expect(siteUrlOfPages()).toContain(`"SITE_URL":"https://${domainName}"`)
  expect(JSON.parse(output('Settings'))).toEqual({
    ...{ alarmEmail: 'team@bong-bari.test', certificateArn, domainName },
  })
})

test('rotating the origin secret changes two parameters and nothing else, whatever is checked out', async () => {
  const before = structuredClone(stack()?.outputs)
  const [secret] = [...account.secrets.values()]
  account.calls.length = 0
  const { code, out, errors } = await operate('rotate', [])
  expect([code, errors]).toEqual([0, ''])
  expect(out).toContain(`deployed and well: https://${domainName}`)
  expect(account.actions()).toContain('UpdateStack')
  expect(account.actions()).not.toContain('CreateChangeSet')
  expect(stack()?.outputs).toEqual(before)
  const { OriginVersion, OriginVersionBefore } = stack()?.parameters ?? {}
  expect(OriginVersion).not.toBe(OriginVersionBefore)
  expect(secret).toBeDefined()
  const dropped = await operate('rotate', ['--drop'])
  expect([dropped.code, dropped.errors]).toEqual([0, ''])
  expect(stack()?.parameters).toMatchObject({ OriginVersion, OriginVersionBefore: OriginVersion })
})

test('a rotation that AWS refuses changes nothing and says why', async () => {
  const before = { ...stack()?.parameters }
  account.failNext({ reason: reasons.policyLimit, resource: 'AWS::CloudFront::Distribution' })
  const { code, errors } = await operate('rotate', [])
  expect(code).toBe(1)
  expect(errors).toContain('Distribution')
  expect(errors).toContain('maximum number of custom response headers policies')
  expect(stack()?.parameters).toEqual(before)
})

test('a command line that would take settings away says so, and without its domain the site has its own address', async () => {
  const { code, out } = await deploy()
  expect(code).toBe(0)
  expect(out).toContain(`- domainName (${domainName}) would be taken away`)
  expect(out).toContain('- alarmEmail (team@bong-bari.test) would be taken away')
  expect(origin()).toBe(`https://${site.domains.distribution}`)
  expect([...site.hosts]).toEqual([site.domains.distribution])
})

test('a firewall stands before the site is put behind it, and goes after the site has left it', async () => {
  const firewall = `${name}-Firewall`
  const made = await deploy(['-c', 'firewall=true'])
  expect([made.code, made.errors]).toEqual([0, expect.any(String)])
  const arn = account.stacks.get(firewall)?.outputs.FirewallArn?.value
  expect(arn).toBeTruthy()
  expect(stack()?.parameters).toMatchObject({ FirewallArn: { value: arn } })
  const regions = account.calls.filter(({ input }) => input.StackName === firewall)
  expect(new Set(regions.map(({ region }) => region))).toEqual(new Set(['us-east-1']))
  const gone = await deploy()
  expect(gone.out).toContain(`The stack ${firewall} would go.`)
  expect(gone.code).toBe(0)
  expect(account.stacks.has(firewall)).toBe(false)
  expect(stack()?.parameters).not.toHaveProperty('FirewallArn')
})

test('a site that is not well after a change is told, with exit code 1', async () => {
  site.state.isWell = false
  const { code, errors } = await operate('rotate', ['--drop'])
  site.state.isWell = true
  expect(code).toBe(1)
  expect(errors).toContain('the page /: answered 500')
  expect(errors).toContain('is deployed but not well')
})
