import { api } from '@bong-bari/contract'
import { functionGroups } from '@bong-bari/functions/bundle'
import { App, Stack } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import { functionId, onlyResource, resourcesOf, synthesize } from '../testing/synth.ts'
import { createFunctions } from './functions.ts'
import { createTable } from './table.ts'

const template = await synthesize()
const lambdas = resourcesOf(template, 'AWS::Lambda::Function')
const names = [...Object.keys(api), 'fallback', 'pages']

const propertiesOf = (name: string) =>
  lambdas.find(({ id }) => id === functionId(template, name))?.Properties

test('there is one function for each group, for fallback and for pages', async () => {
  expect([...names].sort()).toEqual(await functionGroups())
  // The last one is CDK's own, which copies the built web into its bucket.
  expect(lambdas).toHaveLength(names.length + 1)
})

test('every function runs Node 24 on arm64 with its own memory and timeout', () => {
  for (const name of names) {
    expect(propertiesOf(name)).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] })
    expect(propertiesOf(name)?.MemorySize).toBeGreaterThanOrEqual(256)
    expect(propertiesOf(name)?.Timeout).toBeGreaterThan(0)
  }
})

test('no function outlives what API Gateway waits for', () => {
  for (const name of names) expect(propertiesOf(name)?.Timeout).toBeLessThan(30)
})

test('auth has the memory, and so the CPU, that hashing passwords takes', () => {
  expect(propertiesOf('auth')?.MemorySize).toBe(1024)
})

test('every function knows the origin secret, and only by reference', () => {
  const { id } = onlyResource(template, 'AWS::SecretsManager::Secret')
  const reference = ['{{resolve:secretsmanager:', { Ref: id }, ':SecretString:::}}']
  for (const name of names)
    expect(propertiesOf(name)?.Environment.Variables.ORIGIN_SECRET).toEqual({
      'Fn::Join': ['', reference],
    })
})

test('only the functions that may use the table know its name', () => {
  const { id } = onlyResource(template, 'AWS::DynamoDB::GlobalTable')
  const knowing = names.filter((name) => propertiesOf(name)?.Environment.Variables.TABLE_NAME)
  expect(knowing).toEqual(['auth', 'collaboration'])
  for (const name of knowing)
    expect(propertiesOf(name)?.Environment.Variables.TABLE_NAME).toEqual({ Ref: id })
})

test('every function writes to a log of its own that is kept for a month', () => {
  const logs = lambdas.map(({ Properties }) => Properties.LoggingConfig?.LogGroup?.Ref)
  expect(new Set(logs).size).toBe(lambdas.length)
  const groups = resourcesOf(template, 'AWS::Logs::LogGroup')
  expect(groups.map(({ id }) => id)).toEqual(expect.arrayContaining(logs))
  for (const { Properties } of groups) expect(Properties.RetentionInDays).toBe(30)
})

test('a group without a bundle is named in the failure', () => {
  const stack = new Stack(new App())
  const inputs = { bundles: {}, table: createTable(stack), secret: 'any' }
  expect(() => createFunctions(stack, inputs)).toThrow(
    'functions/src/auth/handler.ts is missing: nothing to deploy.',
  )
})
