import { grants, grantsOf, keyPatterns, siteGrants } from '@bong-bari/table'
import { expect, test } from 'vitest'
import {
  aboutService,
  listOf,
  onlyResource,
  resourcesOf,
  statementsOf,
  synthesize,
} from '../testing/synth.ts'

const template = await synthesize()
const tableId = onlyResource(template, 'AWS::DynamoDB::Table').id

type Statement = {
  policy: string
  actions: string[]
  resources: string[]
  condition: Record<string, Record<string, string[]>> | undefined
}

const statements = statementsOf(template).map(
  ({ policy, Action, Resource, Condition }): Statement => ({
    policy,
    actions: listOf(Action),
    resources: listOf(Resource).map((resource) => JSON.stringify(resource)),
    condition: Condition,
  }),
)

const isAboutTable = ({ actions }: Statement) =>
  actions.some((action) => action.startsWith('dynamodb:'))
const isAboutStream = ({ actions }: Statement) => actions.includes('dynamodb:GetRecords')

const tableStatements = statements.filter((one) => isAboutTable(one) && !isAboutStream(one))

const leadingKeys = ({ condition }: Statement) =>
  condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []

const of = (name: string) => {
  const start = `functions${name.replaceAll('-', '')}role`.toLowerCase()
  return tableStatements.filter(({ policy }) => policy.toLowerCase().startsWith(start))
}

test('reactions alone reads the stream, and of this table only', () => {
  const [read, ...others] = statements.filter(isAboutStream)
  expect(others).toEqual([])
  expect(read?.policy).toMatch(/^FunctionsReactionsRole/)
  expect(read?.resources).toEqual([JSON.stringify({ 'Fn::GetAtt': [tableId, 'StreamArn'] })])
})

const asText = ({ actions, resources, condition }: Omit<Statement, 'policy'>) =>
  JSON.stringify([actions.toSorted(), resources.toSorted(), condition])

test('the policies say what the grants say, which every call of the API suites was held to', () => {
  const arn = { 'Fn::GetAtt': [tableId, 'Arn'] }
  const table = JSON.stringify(arn)
  const indexArn = (name: string) => JSON.stringify({ 'Fn::Join': ['', [arn, `/index/${name}`]] })
  for (const name of Object.keys(grants)) {
    const expected = grantsOf(name).flatMap(([entity, { actions, list, query }]) => {
      const condition = {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...keyPatterns[entity]] },
      }
      const named = actions.map((action) => `dynamodb:${action}`)
      const queried = { actions: ['dynamodb:Query'], condition }
      return [
        ...(named.length ? [{ actions: named, resources: [table], condition }] : []),
        ...(list ? [{ ...queried, resources: [table] }] : []),
        ...(query ? [{ ...queried, resources: query.map(indexArn) }] : []),
      ]
    })
    expect(of(name).map(asText).toSorted()).toEqual(expected.map(asText).toSorted())
  }
  // The only other one is what writes the origin after a deployment.
  const named = Object.keys(grants).flatMap(of)
  const others = tableStatements.filter((one) => !named.includes(one))
  expect(others.map(({ policy }) => policy.slice(0, 19))).toEqual(['AfterDeploymentRole'])
})

const nameOf = ({ policy }: Statement) => /^Functions(\w+?)Role/.exec(policy)?.[1] ?? policy

/** The functions whose policies name a key of these entities, with what they may do. */
const reaching = (...entities: (keyof typeof keyPatterns)[]) => {
  const keys = new Set<string>(entities.flatMap((entity) => keyPatterns[entity]))
  const about = tableStatements.filter((one) => leadingKeys(one).some((key) => keys.has(key)))
  return Map.groupBy(about, nameOf)
}

test('what is known of people is reached by those who need it, and by nobody else', () => {
  const names = (...entities: Parameters<typeof reaching>) =>
    [...reaching(...entities).keys()].toSorted()
  expect(names('user', 'accountLink', 'loginNetwork')).toEqual(['Auth'])
  expect(names('lead', 'leadEvent')).toEqual(['Exports', 'Leads', 'Notices', 'Office', 'Reactions'])
  expect(names('unanswered')).toEqual(['BotTraining', 'Reactions'])
  for (const visited of ['Chat', 'Fallback', 'Pages'])
    expect(names('session')).not.toContain(visited)
  expect(names('session')).toContain('Leads')
})

const writes = (statements: Statement[] = []) =>
  statements
    .flatMap(({ actions }) => actions)
    .filter((action) => /Put|Update|Delete|BatchWrite/.test(action))

test('who only reads cannot change: leads by exports and the office, anything by pages', () => {
  for (const name of ['Exports', 'Office'])
    expect(writes(reaching('lead', 'leadEvent').get(name))).toEqual([])
  expect(writes(of('Pages'))).toEqual([])
  const changes = new Set(writes(reaching('post', 'section').get('Pictures')))
  expect([...changes]).toEqual(['dynamodb:UpdateItem'])
})

/** What roles may do with a bucket, such as `s3:GetObject media/*`. */
const bucketRights = (bucket: 'Media' | 'Site', role: string) => {
  const id = resourcesOf(template, 'AWS::S3::Bucket').find((one) => one.id.startsWith(bucket))?.id
  return aboutService(statementsOf(template, role), 's3')
    .flatMap(({ Action, Resource, Condition }) =>
      listOf(Resource)
        .map((resource) => JSON.stringify(resource))
        .filter((text) => text.includes(`"${id}"`))
        .map((text) => `${Action} ${/"\/([^"]+)"/.exec(text)?.[1] ?? JSON.stringify(Condition)}`),
    )
    .sort()
}

const listExports = 's3:ListBucket {"StringEquals":{"s3:prefix":["exports/"]}}'
const takePictures = ['s3:GetObject incoming/*', 's3:GetObject media/*', 's3:PutObject media/*']

/** Who is erased has no exported files any more; pictures that the trash forgot are removed. */
const mediaRights: Record<string, string[]> = {
  Pictures: [...takePictures, 's3:PutObject incoming/*'],
  Posts: takePictures,
  Office: takePictures,
  Exports: ['s3:PutObject exports/*'],
  Leads: ['s3:DeleteObject exports/*', listExports],
  Reactions: ['s3:DeleteObject exports/*', 's3:DeleteObject media/*', listExports],
  VideoRefresh: ['s3:PutObject media/*'],
}

test('who needs pictures or exported files reaches them, and nobody else does', () => {
  for (const [name, rights] of Object.entries(mediaRights))
    expect([name, bucketRights('Media', `Functions${name}Role`)]).toEqual([name, rights.toSorted()])
  const all = Object.values(mediaRights).flat()
  expect(bucketRights('Media', 'Functions')).toEqual(all.toSorted())
})

test('publish alone reaches the site bucket, and of it the keys of pages', () => {
  const own = bucketRights('Site', 'FunctionsPublishRole')
  expect(own).toContain('s3:PutObject pages/*')
  for (const right of own)
    expect(right).toMatch(/^s3:(Get|Put|Delete)Object pages\/\*$|^s3:ListBucket .*\["pages\/"\]/)
  expect(Object.keys(siteGrants)).toEqual(['publish'])
  expect(bucketRights('Site', 'Functions')).toEqual(own)
})
