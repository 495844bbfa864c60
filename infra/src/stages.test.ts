import { expect, test } from 'vitest'
import {
  everything,
  onlyResource,
  type Resource,
  resourcesOf,
  synthesize,
  withStack,
} from '../testing/synth.ts'

const [production, staging] = [await synthesize(), await synthesize({ stage: 'staging' })]

type Json = { [name: string]: unknown }
type Properties = Resource['Properties']

/** Names that a template gives to things itself, where two stages would collide. */
const namesIn = (template: typeof production) =>
  Object.values<{ Type: string; Properties?: Json }>(template.toJSON().Resources)
    // The name of a policy inside a role need only be that role's own; one beside roles would be the account's.
    .filter(({ Type }) => Type !== 'AWS::IAM::Policy')
    .flatMap(({ Properties = {} }) =>
      Object.entries(Properties).flatMap(([key, value]) =>
        key.endsWith('Name') && typeof value === 'string' && !value.startsWith('$') ? [value] : [],
      ),
    )

test('two stages of one account share no name', async () => {
  const taken = new Set(namesIn(production))
  expect(taken.size).toBeGreaterThan(0)
  expect(namesIn(staging).filter((name) => taken.has(name))).toEqual([])
  expect(await withStack({ stage: 'staging' }, ({ stackName }) => stackName)).toBe('Test-staging')
})

/** What AWS keeps one list of for all regions of an account, where it says the name, and the most letters. */
const accountWide: Record<
  string,
  { name: (properties: Properties) => unknown; maxLength: number }
> = {
  'AWS::CloudFront::ResponseHeadersPolicy': {
    name: ({ ResponseHeadersPolicyConfig }) => ResponseHeadersPolicyConfig.Name,
    maxLength: 128,
  },
  'AWS::CloudFront::OriginAccessControl': {
    name: ({ OriginAccessControlConfig }) => OriginAccessControlConfig.Name,
    maxLength: 64,
  },
  'AWS::CloudFront::Function': { name: ({ Name }) => Name, maxLength: 64 },
  'AWS::CloudWatch::Dashboard': { name: ({ DashboardName }) => DashboardName, maxLength: 255 },
}

/** A name as it is in a region: text, or text joined with references to the region. */
const nameIn = (region: string, name: unknown): string => {
  if (typeof name === 'string') return name
  const text = JSON.stringify(name).replaceAll('{"Ref":"AWS::Region"}', JSON.stringify(region))
  const joined: { 'Fn::Join': [string, string[]] } = JSON.parse(text)
  return joined['Fn::Join'][1].join(joined['Fn::Join'][0])
}

const accountWideNames = (template: typeof production, region: string) =>
  Object.entries(accountWide).flatMap(([type, { name, maxLength }]) =>
    resourcesOf(template, type).map(({ Properties }) => ({
      maxLength,
      name: nameIn(region, name(Properties)),
    })),
  )

test('one stage stands in two regions of an account, whose common lists share no name', async () => {
  const regions = ['ap-south-1', 'ap-southeast-2'] as const
  const own = await Promise.all(regions.map((region) => synthesize(everything, region)))
  const any = await synthesize(everything)
  for (const templates of [own, [any, any]]) {
    const [here = [], there = []] = regions.map((region, place) =>
      accountWideNames(templates[place] ?? any, region).map(({ name }) => name),
    )
    expect(here.length).toBeGreaterThanOrEqual(7)
    expect(new Set([...here, ...there]).size).toBe(2 * here.length)
  }
})

test('the longest stage in the longest region still has names that AWS takes', async () => {
  const template = await synthesize({ stage: 'a-stage-of-20-letters'.slice(0, 20) })
  for (const { name, maxLength } of accountWideNames(template, 'ap-southeast-1'))
    expect([name, name.length <= maxLength && /^[\w-]+$/.test(name)]).toEqual([name, true])
})

test('each stage counts under its own name', () => {
  const lambdas = resourcesOf(staging, 'AWS::Lambda::Function')
  // Notices counts nothing of its own.
  for (const { id, Properties } of lambdas)
    if (id.startsWith('Functions') && !id.startsWith('FunctionsNotices'))
      expect(Properties.Environment.Variables.METRICS_NAMESPACE).toBe('Test-staging')
})

test('instances are reserved only where it is said', async () => {
  const reserved = (template: typeof production) =>
    resourcesOf(template, 'AWS::Lambda::Function').flatMap(({ id, Properties }) => {
      const count = Properties.ReservedConcurrentExecutions
      return count === undefined ? [] : [[id.slice(0, -8), count]]
    })
  expect(reserved(production)).toEqual([])
  expect(reserved(await synthesize(everything))).toEqual([['FunctionsChat', 20]])
})

test('data goes with the stack only where removing it is asked for', async () => {
  const stores = (template: typeof production) => [
    onlyResource(template, 'AWS::DynamoDB::Table'),
    ...resourcesOf(template, 'AWS::S3::Bucket'),
  ]
  const [table, ...buckets] = stores(production)
  expect(table).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
  expect(table?.Properties.DeletionProtectionEnabled).toBe(true)
  // A bucket of a first deployment that fails is still empty, and goes.
  for (const { DeletionPolicy, UpdateReplacePolicy } of buckets)
    expect([DeletionPolicy, UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain'])
  const removable = await synthesize({ removeData: 'true' })
  for (const store of stores(removable)) expect(store.DeletionPolicy).toBe('Delete')
  const { Properties } = onlyResource(removable, 'AWS::DynamoDB::Table')
  expect(Properties.DeletionProtectionEnabled).toBe(false)
})

test('the stack is protected from being ended, unless removing data is asked for', async () => {
  const isProtected = (context: Json) =>
    withStack(context, ({ terminationProtection }) => terminationProtection)
  expect(await isProtected({})).toBe(true)
  expect(await isProtected({ removeData: 'true' })).toBe(false)
})

test('CloudFront is changed only after every function, so a new secret is known before it is sent', () => {
  const distribution = onlyResource(production, 'AWS::CloudFront::Distribution')
  const functions = resourcesOf(production, 'AWS::Lambda::Function')
    .map(({ id }) => id)
    .filter((id) => id.startsWith('Functions'))
  expect(distribution.DependsOn).toEqual(expect.arrayContaining(functions))
})
