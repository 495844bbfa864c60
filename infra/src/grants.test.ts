import { everyEntity, grants, grantsOf, keyPatterns, tableSchema } from '@bong-bari/table'
import { expect, test } from 'vitest'
import { pictureFieldsOf } from '../../packages/table/src/picture-fields.ts'
import { onlyResource, resourcesOf, synthesize } from '../testing/synth.ts'
import { ringing } from './function-names.ts'

const template = await synthesize()
const tableId = onlyResource(template, 'AWS::DynamoDB::Table').id

type Statement = {
  policy: string
  actions: string[]
  resources: string[]
  condition?: Record<string, Record<string, string[]>>
}

const list = <T>(value: T | T[]) => [value].flat() as T[]

const statements: Statement[] = resourcesOf(template, 'AWS::IAM::Policy').flatMap((policy) =>
  list(policy.Properties.PolicyDocument.Statement).map((statement) => ({
    policy: policy.id,
    actions: list(statement.Action),
    resources: list(statement.Resource).map((resource) => JSON.stringify(resource)),
    condition: statement.Condition,
  })),
)

const tableStatements = statements.filter(({ actions }) =>
  actions.some((action) => action.startsWith('dynamodb:')),
)

const leadingKeys = ({ condition }: Statement) =>
  condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []

const of = (name: string) => {
  const start = `functions${name.replaceAll('-', '')}role`.toLowerCase()
  return tableStatements.filter(({ policy }) => policy.toLowerCase().startsWith(start))
}

/** Names of pages that changed: an item of every function that changes what visitors are shown. */
const isAnnouncement = (statement: Statement) => leadingKeys(statement).includes('PUBLISH')

/** What a function may do besides announcing changes of pages. */
const ownOf = (name: string) => of(name).filter((one) => !isAnnouncement(one))

const reached = (name: string) => new Set(ownOf(name).flatMap(leadingKeys))

test('no statement grants an action or a resource by wildcard', () => {
  expect(statements.length).toBeGreaterThan(tableStatements.length)
  for (const { actions, resources } of statements) {
    for (const action of actions) expect(action).toMatch(/^[a-z0-9]+:[A-Za-z]+$/)
    // Objects have no names before they exist: `/*` under one bucket is as narrow as it gets.
    const aboutObjects = actions.every((action) => /^s3:(Put|Get|Delete)Object$/.test(action))
    for (const resource of resources.filter((one) => one.includes('*'))) {
      expect([resource, aboutObjects]).toEqual([resource, true])
      expect(resource).toMatch(/^[^*]*"Arn"\]\},"\/([a-z]+\/)?\*"\]\]\}$/)
    }
  }
})

test('no role carries a policy that AWS or CDK wrote', () => {
  for (const { Properties } of resourcesOf(template, 'AWS::IAM::Role')) {
    expect(Properties.ManagedPolicyArns).toBeUndefined()
    expect(Properties.Policies).toBeUndefined()
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

test('nothing reads the table but by key: no scan, no PartiQL, no batch but what things are found by, what happened to leads and what posts said', () => {
  const allowed = ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem']
  for (const statement of tableStatements)
    for (const action of statement.actions)
      if (action === 'dynamodb:BatchWriteItem')
        expect([
          [...keyPatterns.found],
          [...keyPatterns.foundPost],
          [...keyPatterns.leadEvent],
          [...keyPatterns.postRevision],
          [...keyPatterns.vector],
        ]).toContainEqual(leadingKeys(statement))
      else expect(allowed).toContain(action.replace('dynamodb:', ''))
})

test('items are reached on the table, lists there or on indexes that the schema has', () => {
  const table = JSON.stringify({ 'Fn::GetAtt': [tableId, 'Arn'] })
  const indexes = tableSchema.indexes.map(({ name }) =>
    JSON.stringify({ 'Fn::Join': ['', [{ 'Fn::GetAtt': [tableId, 'Arn'] }, `/index/${name}`]] }),
  )
  for (const { actions, resources } of tableStatements)
    if (actions.includes('dynamodb:Query')) {
      expect(actions).toEqual(['dynamodb:Query'])
      expect([table, ...indexes]).toEqual(expect.arrayContaining(resources))
    } else expect(resources).toEqual([table])
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

test('auth reaches users, skeletons, the team, sessions, resets, networks, throttles and salts, and no lead', () => {
  const { user, skeleton, team, session, reset, loginNetwork, throttle, salt } = keyPatterns
  expect(reached('Auth')).toEqual(
    new Set([
      ...user,
      ...skeleton,
      ...team,
      ...session,
      ...reset,
      ...loginNetwork,
      ...throttle,
      ...salt,
    ]),
  )
})

test('the function leads reaches leads and what is known of them, sessions, throttles, settings and the names of the team, and no user', () => {
  const { lead, leadEvent, leadCounts, notice, found, searchChange } = keyPatterns
  const { session, setting, team, throttle, salt } = keyPatterns
  const own = [...lead, ...leadEvent, ...leadCounts, ...notice, ...found, ...searchChange]
  expect(reached('Leads')).toEqual(
    new Set([...own, ...session, ...setting, ...team, ...throttle, ...salt]),
  )
  const ofTeam = of('Leads').filter((one) => leadingKeys(one).includes('TEAM'))
  expect(ofTeam.flatMap(({ actions }) => actions)).toEqual(['dynamodb:GetItem'])
})

test('the function leads lists them through every index that holds them and deletes nothing but them, what happened to them and their notices', () => {
  const grants = of('Leads')
  const lists = grants.filter(({ actions }) => actions.includes('dynamodb:Query'))
  const ofLeads = lists.filter((one) => leadingKeys(one).includes('LEADS'))
  expect(ofLeads.flatMap(({ resources }) => resources)).toHaveLength(4)
  expect(lists.filter((one) => !ofLeads.includes(one)).flatMap(leadingKeys)).toEqual([
    ...keyPatterns.leadEvent,
    'SETTING',
    ...keyPatterns.found,
    ...keyPatterns.searchChange,
  ])
  const deletes = grants.filter(({ actions }) => actions.includes('dynamodb:DeleteItem'))
  expect(deletes.flatMap(leadingKeys)).toEqual([
    ...keyPatterns.lead,
    ...keyPatterns.leadEvent,
    ...keyPatterns.notice,
  ])
})

test('the function posts reaches posts, their revisions, previews and search, the trash and sessions: no lead, and no word of one', () => {
  const { picture, post, postRevision, postPreview, session, trash, foundPost, postSearchChange } =
    keyPatterns
  const ofPosts = [...post, ...postRevision, ...postPreview]
  const own = [...picture, ...ofPosts, ...session, ...trash, ...foundPost, ...postSearchChange]
  expect(reached('Posts')).toEqual(new Set(own))
  const found = of('Posts').filter((one) => leadingKeys(one).includes('FOUND#post#*'))
  expect(found.flatMap(({ actions }) => actions)).toEqual(['dynamodb:Query'])
})

test('exports only reads leads, what happened to them and their search, keeps its sessions and puts files under exports/', () => {
  const { lead, leadEvent, session, found, searchChange } = keyPatterns
  expect(reached('Exports')).toEqual(
    new Set([...lead, ...leadEvent, ...session, ...found, ...searchChange]),
  )
  const aboutLeads = of('Exports').filter((one) => leadingKeys(one).includes('LEADS'))
  expect(new Set(aboutLeads.flatMap(({ actions }) => actions))).toEqual(
    new Set(['dynamodb:GetItem', 'dynamodb:Query']),
  )
  const objects = statements.filter(
    ({ policy, actions }) =>
      policy.startsWith('FunctionsExportsRole') && /^s3:/.test(actions[0] ?? ''),
  )
  expect(objects.flatMap(({ actions }) => actions)).toEqual(['s3:PutObject'])
  expect(objects[0]?.resources.join()).toContain('/exports/*')
})

test('numbers only lists leads and counted answers, reads the counts of leads and keeps its sessions', () => {
  const { lead, leadCounts, answerCounts, session } = keyPatterns
  expect(reached('Numbers')).toEqual(new Set([...lead, ...leadCounts, ...answerCounts, ...session]))
  const own = of('Numbers').filter((one) => !leadingKeys(one).includes('SESSION#*'))
  expect(new Set(own.flatMap(({ actions }) => actions))).toEqual(
    new Set(['dynamodb:GetItem', 'dynamodb:Query']),
  )
})

test('the function replies reaches its templates, the trash and sessions, and no lead', () => {
  const { reply, session, trash } = keyPatterns
  expect(reached('Replies')).toEqual(new Set([...reply, ...session, ...trash]))
})

test('the function sections reaches them, their order, the trash and sessions, and no lead, post or user', () => {
  const { picture, section, sectionOrder, session, trash } = keyPatterns
  expect(reached('Sections')).toEqual(
    new Set([...picture, ...section, ...sectionOrder, ...session, ...trash]),
  )
})

const pictured = everyEntity.flatMap(([name, { schema }]) =>
  pictureFieldsOf(schema).length ? [name] : [],
)
/** What holds pictures, and the order that sections stand in. */
const keysOfPictured = [...pictured, 'sectionOrder' as const].flatMap((name) => keyPatterns[name])

test('pictures reaches the library, sessions, and what holds pictures', () => {
  const { picture, session } = keyPatterns
  expect(reached('Pictures')).toEqual(new Set([...picture, ...session, ...keysOfPictured]))
})

test.each(['PictureSweep', 'Pictures'])(
  '%s only reads and changes what holds pictures, and makes or removes none',
  (name) => {
    const { picture, session } = keyPatterns
    const others = [...picture, ...session].map(String)
    const grants = ownOf(name).filter(
      (statement) => !leadingKeys(statement).some((key) => others.includes(key)),
    )
    const actions = new Set(grants.flatMap((one) => one.actions))
    expect(actions).toEqual(new Set(['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:UpdateItem']))
    expect(pictured).toEqual(expect.arrayContaining(['post', 'section']))
  },
)

test('the sweep reaches what holds pictures, and the library', () => {
  expect(reached('PictureSweep')).toEqual(new Set([...keyPatterns.picture, ...keysOfPictured]))
})

test('pages only reads the table, and only what visitors are shown', () => {
  const actions = of('Pages').flatMap((grant) => grant.actions)
  expect(new Set(actions)).toEqual(new Set(['dynamodb:GetItem', 'dynamodb:Query']))
  const { channel, picture, post, section, sectionOrder, setting, video } = keyPatterns
  expect(reached('Pages')).toEqual(
    new Set([...channel, ...picture, ...post, ...section, ...sectionOrder, ...setting, ...video]),
  )
  const library = of('Pages').filter((one) => leadingKeys(one).includes('PICTURES'))
  expect(library.flatMap((grant) => grant.actions)).toEqual(['dynamodb:GetItem'])
})

test('whoever rings may announce a change of pages and not read or remove one', () => {
  for (const name of ringing) {
    const about = of(name).filter(isAnnouncement)
    expect([name, about.flatMap(({ actions }) => actions)]).toEqual([name, ['dynamodb:PutItem']])
  }
  const announcing = tableStatements.filter(isAnnouncement).map(({ policy }) => policy)
  expect(new Set(announcing).size).toBe(ringing.length + 1)
})

test('fallback reaches no table', () => {
  expect(of('Fallback')).toEqual([])
})
