import { apiFunctionNames } from '@bong-bari/contract'
import { functionGroups } from '@bong-bari/functions/bundle'
import { expect, test } from 'vitest'
import {
  functionId,
  functionProperties,
  onlyResource,
  type Resource,
  resourcesOf,
  statementsOf,
  synthesize,
} from '../testing/synth.ts'

const template = await synthesize()
const lambdas = resourcesOf(template, 'AWS::Lambda::Function')
const answering = [...apiFunctionNames, 'pages']
const scheduled = ['notices', 'publish', 'reactions', 'video-refresh']
const names = [...answering, ...scheduled]

const propertiesOf = (name: string) => functionProperties(template, name)

test('there is one function for each group or those that share one, for pages and for each schedule', async () => {
  expect([...names].sort()).toEqual(await functionGroups())
  // The others are CDK's own: one copies the built web into its bucket, one calls `publish` after it.
  expect(lambdas).toHaveLength(names.length + 2)
})

test('no function outlives what API Gateway waits for', () => {
  for (const name of answering) expect(propertiesOf(name).Timeout).toBeLessThan(30)
})

test('every function that answers knows the origin secret, and only by reference', () => {
  const { id } = onlyResource(template, 'AWS::SecretsManager::Secret')
  const reference = (version: string) => ({
    'Fn::Join': [
      '',
      ['{{resolve:secretsmanager:', { Ref: id }, ':SecretString:::', { Ref: version }, '}}'],
    ],
  })
  for (const name of answering)
    expect(propertiesOf(name).Environment.Variables).toMatchObject({
      ORIGIN_SECRET: reference('OriginVersion'),
      ORIGIN_SECRET_PREVIOUS: reference('OriginVersionBefore'),
    })
  for (const name of scheduled)
    expect(propertiesOf(name).Environment.Variables).not.toHaveProperty('ORIGIN_SECRET')
})

/** The functions whose policies name a resource. */
const reaching = (id: string | undefined) => {
  const policies = statementsOf(template)
    .filter(({ Resource }) => JSON.stringify(Resource).includes(`["${id}","Arn"]`))
    .map(({ policy }) => policy.toLowerCase())
  const start = (name: string) => `functions${name.replaceAll('-', '')}role`
  return names.filter((name) => policies.some((policy) => policy.startsWith(start(name))))
}

test('only the functions that may use the table know its name', () => {
  const { id } = onlyResource(template, 'AWS::DynamoDB::Table')
  const knows = (name: string) => propertiesOf(name).Environment.Variables.TABLE_NAME
  expect(names.filter(knows)).toEqual(reaching(id))
  expect(names.filter((name) => !knows(name))).toEqual(['fallback'])
  for (const name of names.filter(knows)) expect(knows(name)).toEqual({ Ref: id })
})

test('only the functions that keep or remove exports or pictures know the media bucket', () => {
  const media = resourcesOf(template, 'AWS::S3::Bucket').find(({ id }) => id.startsWith('Media'))
  const knowing = names.filter((name) => propertiesOf(name).Environment.Variables.MEDIA_BUCKET)
  expect(knowing).toEqual(reaching(media?.id))
  for (const name of knowing)
    expect(propertiesOf(name).Environment.Variables.MEDIA_BUCKET).toEqual({ Ref: media?.id })
})

test('each kind of work has one log, kept for a month, to which no role of another kind may write', () => {
  const kindOf = (properties: Resource['Properties']) =>
    String(properties?.LoggingConfig?.LogGroup?.Ref).replace(/log[0-9A-F]{8}$/, '')
  for (const name of answering)
    expect([name, kindOf(propertiesOf(name))]).toEqual([name, 'answers'])
  for (const name of scheduled) expect([name, kindOf(propertiesOf(name))]).toEqual([name, 'jobs'])
  const own = names.map((name) => functionId(template, name))
  for (const one of lambdas.filter(({ id }) => !own.includes(id)))
    expect(kindOf(one.Properties)).toBe('deployment')
  const groups = resourcesOf(template, 'AWS::Logs::LogGroup')
  expect(groups.map(({ Properties }) => Properties.LogGroupName).toSorted()).toEqual(
    ['answers', 'api', 'deployment', 'jobs'].map((kind) => `/aws/vendedlogs/Test/${kind}`),
  )
  for (const { Properties } of groups) expect(Properties.RetentionInDays).toBe(30)
})

test('the stack stays small, and the bill can be read by product and stage', () => {
  const all = Object.values<{ Type: string }>(template.toJSON().Resources)
  expect(lambdas.length).toBeLessThanOrEqual(20)
  expect(all.length).toBeLessThanOrEqual(260)
  template.resourceCountIs('AWS::Lambda::LayerVersion', 1)
  for (const { Properties } of [...lambdas, ...resourcesOf(template, 'AWS::S3::Bucket')])
    expect(Properties.Tags).toEqual(
      expect.arrayContaining([
        { Key: 'product', Value: 'Test' },
        { Key: 'stage', Value: 'production' },
      ]),
    )
})
