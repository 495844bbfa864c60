import { grants, grantsOf, keyPatterns } from '@bong-bari/table'
import { expect, test } from 'vitest'
import { onlyResource, policiesOf, resourcesOf, synthesize } from '../testing/synth.ts'

const template = await synthesize()
const tableId = onlyResource(template, 'AWS::DynamoDB::Table').id

type Statement = {
  policy: string
  actions: string[]
  resources: string[]
  condition?: Record<string, Record<string, string[]>>
}

const list = <T>(value: T | T[]) => [value].flat() as T[]

const statements: Statement[] = policiesOf(template).flatMap((policy) =>
  list(policy.Properties.PolicyDocument.Statement).map((statement) => ({
    policy: policy.id,
    actions: list(statement.Action),
    resources: list(statement.Resource).map((resource) => JSON.stringify(resource)),
    condition: statement.Condition,
  })),
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

test('no statement grants an action or a resource by wildcard', () => {
  expect(statements.length).toBeGreaterThan(tableStatements.length)
  for (const { actions, resources } of statements) {
    for (const action of actions) expect(action).toMatch(/^[a-z0-9]+:[A-Za-z]+$/)
    // Objects have no names before they exist: `/*` under one bucket is as narrow as it gets.
    const aboutObjects = actions.every((action) => /^s3:(Put|Get|Delete)Object$/.test(action))
    for (const resource of resources.filter((one) => one.includes('*'))) {
      expect([resource, aboutObjects]).toEqual([resource, true])
      expect(resource).toMatch(/^[^*]*"Arn"\]\},"\/([a-z-]+\/)?\*"\]\]\}$/)
    }
  }
})

test('no role carries a policy that AWS wrote, and only one of our own', () => {
  for (const { Properties } of resourcesOf(template, 'AWS::IAM::Role')) {
    expect(Properties.ManagedPolicyArns).toBeUndefined()
    expect(Properties.Policies).toHaveLength(1)
  }
})

test('every statement about the table says whose keys', () => {
  expect(tableStatements.length).toBeGreaterThan(0)
  const known: string[] = Object.values(keyPatterns).flat()
  for (const statement of tableStatements) {
    expect(leadingKeys(statement).length).toBeGreaterThan(0)
    expect(known).toEqual(expect.arrayContaining(leadingKeys(statement)))
    // Any other operator or key beside it could only be there by mistake.
    expect(Object.keys(statement.condition ?? {})).toEqual(['ForAllValues:StringLike'])
  }
})

test('reactions alone reads the stream, and of this table only', () => {
  const [read, ...others] = statements.filter(isAboutStream)
  expect(others).toEqual([])
  expect(read?.policy).toMatch(/^FunctionsReactionsRole/)
  expect(read?.resources).toEqual([JSON.stringify({ 'Fn::GetAtt': [tableId, 'StreamArn'] })])
})

const wordsOf = ({ actions, resources, condition }: Omit<Statement, 'policy'>) =>
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
    const written = of(name)
    expect(written.map(wordsOf).toSorted()).toEqual(expected.map(wordsOf).toSorted())
  }
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
  const kept = new Set(writes(reaching('post', 'section').get('Pictures')))
  expect([...kept]).toEqual(['dynamodb:UpdateItem'])
})
