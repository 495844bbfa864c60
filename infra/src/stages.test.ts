import { expect, test } from 'vitest'
import { everything, onlyResource, resourcesOf, synthesize, withStack } from '../testing/synth.ts'

const [production, staging] = [await synthesize(), await synthesize({ stage: 'staging' })]

type Json = { [name: string]: unknown }

/** Names that a template gives to things itself, where two stages would collide. */
const namesIn = (template: typeof production) =>
  Object.values<{ Type: string; Properties?: Json }>(template.toJSON().Resources)
    // A policy's name need only be its role's own.
    .filter(({ Type }) => Type !== 'AWS::IAM::Policy')
    .flatMap(({ Properties = {} }) =>
      Object.entries(Properties).flatMap(([key, value]) =>
        /(Name|Path)$/.test(key) && typeof value === 'string' && !value.startsWith('$')
          ? [value]
          : [],
      ),
    )

test('two stages of one account share no name', async () => {
  const taken = new Set(namesIn(production))
  expect(taken.size).toBeGreaterThan(0)
  expect(namesIn(staging).filter((name) => taken.has(name))).toEqual([])
  expect(await withStack({ stage: 'staging' }, ({ stackName }) => stackName)).toBe('Test-staging')
})

test('each stage counts under its own name', () => {
  for (const { Properties } of resourcesOf(staging, 'AWS::Lambda::Function'))
    if (Properties.Runtime.startsWith('node'))
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

test('a firewall stands before the site where one is named', async () => {
  const config = (template: typeof production) =>
    onlyResource(template, 'AWS::CloudFront::Distribution').Properties.DistributionConfig
  expect(config(production)).not.toHaveProperty('WebACLId')
  expect(config(await synthesize(everything)).WebACLId).toBe(everything.webAclArn)
})

test('data goes with the stack only where removing it is asked for', async () => {
  const stores = (template: typeof production) => [
    onlyResource(template, 'AWS::DynamoDB::Table'),
    ...resourcesOf(template, 'AWS::S3::Bucket'),
  ]
  for (const store of stores(production)) expect(store.DeletionPolicy).toBe('Retain')
  const removable = await synthesize({ removeData: 'true' })
  for (const store of stores(removable)) expect(store.DeletionPolicy).toBe('Delete')
  const { Properties } = onlyResource(removable, 'AWS::DynamoDB::Table')
  expect(Properties.DeletionProtectionEnabled).toBe(false)
})

test('CloudFront is changed only after every function, so a new secret is known before it is sent', () => {
  const distribution = onlyResource(production, 'AWS::CloudFront::Distribution')
  const functions = resourcesOf(production, 'AWS::Lambda::Function')
    .map(({ id }) => id)
    .filter((id) => id.startsWith('Functions'))
  expect(distribution.DependsOn).toEqual(expect.arrayContaining(functions))
})
