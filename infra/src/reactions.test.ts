import { streamedPrefixes } from '@bong-bari/table'
import { expect, test } from 'vitest'
import { functionId, onlyResource, policiesOf, resourcesOf, synthesize } from '../testing/synth.ts'

const template = await synthesize()
const reactions = functionId(template, 'reactions')
const restoredTableStream =
  'arn:aws:dynamodb:ap-south-1:111122223333:table/a-table/stream/2026-01-01T00:00:00.000'

const streamOf = (given: typeof template) =>
  resourcesOf(given, 'AWS::Lambda::EventSourceMapping').filter(
    ({ Properties }) => Properties.StartingPosition,
  )

test('the stream wakes reactions alone, of what something follows from', () => {
  const [mapping, ...others] = streamOf(template)
  expect(others).toEqual([])
  expect(mapping?.Properties).toMatchObject({
    FunctionName: { Ref: reactions },
    StartingPosition: 'TRIM_HORIZON',
    MaximumRecordAgeInSeconds: 900,
    MaximumRetryAttempts: 3,
    BisectBatchOnFunctionError: true,
    DestinationConfig: { OnFailure: { Destination: expect.any(Object) } },
  })
  const [filter] = mapping?.Properties.FilterCriteria.Filters ?? []
  expect(JSON.parse(filter.Pattern)).toEqual({
    dynamodb: {
      Keys: { pk: { S: Object.values(streamedPrefixes).map((prefix) => ({ prefix })) } },
    },
  })
  expect(filter.Pattern).not.toContain('USER')
})

test('a restored table is read by its own stream', async () => {
  const given = await synthesize({ restoredTable: 'a-table', restoredTableStream })
  const [mapping] = streamOf(given)
  expect(mapping?.Properties.EventSourceArn).toBe(restoredTableStream)
  await expect(synthesize({ restoredTable: 'a-table' })).rejects.toThrow(
    'Give both settings, restoredTable and restoredTableStream, or neither.',
  )
})

test('what failed comes back after a while, and is put aside after five times', () => {
  const queues = resourcesOf(template, 'AWS::SQS::Queue').filter(({ id }) =>
    id.startsWith('Reactions'),
  )
  expect(queues).toHaveLength(1)
  const [queue] = queues.filter(({ Properties }) => Properties.RedrivePolicy)
  expect(queue?.Properties.RedrivePolicy.maxReceiveCount).toBe(5)
})

test('reactions looks each minute at what became due, derives everything at night and erases leads past their age', () => {
  const orders = resourcesOf(template, 'AWS::Events::Rule')
    .map(({ Properties }) => Properties)
    .filter(({ Targets }) => Targets[0].Arn['Fn::GetAtt'][0] === reactions)
    .map(({ ScheduleExpression, Targets }) => {
      const { InputTemplate } = Targets[0].InputTransformer
      return [ScheduleExpression, JSON.parse(InputTemplate.replace('<time>', '"now"'))]
    })
  expect(Object.fromEntries(orders)).toEqual({
    'rate(1 minute)': { order: 'minute', time: 'now', looks: true },
    'cron(30 20 * * ? *)': { order: 'everything', time: 'now' },
    'rate(1 day)': { order: 'retention', time: 'now' },
  })
})

test('a deployment has everything derived anew when all else is there, and does not wait for it', () => {
  const call = resourcesOf(template, 'Custom::AWS').find(({ id }) => id.includes('Derive'))
  for (const event of ['Create', 'Update']) {
    const text = JSON.stringify(call?.Properties[event])
    expect(text).toContain(`{"Ref":"${reactions}"}`)
    expect(text).toContain('\\"InvocationType\\":\\"Event\\"')
  }
  expect(call?.Properties).not.toHaveProperty('Delete')
  const office = resourcesOf(template, 'Custom::CDKBucketDeployment').find(({ id }) =>
    id.startsWith('DeploymentOffice'),
  )
  expect(call?.DependsOn).toEqual(expect.arrayContaining([reactions, office?.id]))
})

test('what calls reactions after a deployment may do nothing else', () => {
  const statements = policiesOf(template)
    .filter(({ id }) => id.startsWith('AfterDeploymentRole'))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .filter(({ Action }) => !String(Action).startsWith('logs:'))
  expect(statements).toEqual([
    {
      ...{ Effect: 'Allow', Action: 'lambda:InvokeFunction' },
      Resource: { 'Fn::GetAtt': [reactions, 'Arn'] },
    },
    {
      ...{ Effect: 'Allow', Action: 'dynamodb:PutItem' },
      Resource: { 'Fn::GetAtt': [onlyResource(template, 'AWS::DynamoDB::Table').id, 'Arn'] },
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ORIGIN'] } },
    },
  ])
})

test('the origin of pages is written once the distribution stands, and before they are made', async () => {
  const { id: distribution } = onlyResource(template, 'AWS::CloudFront::Distribution')
  const callOf = (given: typeof template, name: string) =>
    resourcesOf(given, 'Custom::AWS').find(({ id }) => id.includes(name))
  const written = callOf(template, 'Origin')
  const text = JSON.stringify(written?.Properties.Create)
  expect(text).toContain('\\"action\\":\\"putItem\\"')
  expect(text).toContain('\\"origin\\":{\\"S\\":\\"https://')
  expect(text).toContain(`{"Fn::GetAtt":["${distribution}","DomainName"]}`)
  expect(callOf(template, 'Derive')?.DependsOn).toContain(written?.id)
  const named = async (settings: object) =>
    JSON.stringify(callOf(await synthesize({ ...settings }), 'Origin')?.Properties.Create)
  const domain = {
    domainName: 'WWW.b.test',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/a',
  }
  expect(await named(domain)).toContain('\\"S\\":\\"https://www.b.test\\"')
})

test('it is called again when what pages and the search are made of is another, the table too, and only then', async () => {
  const idIn = (given: typeof template) => {
    const call = resourcesOf(given, 'Custom::AWS').find(({ id }) => id.includes('Derive'))
    return /physicalResourceId\\":\{\\"id\\":\\"(.+?)\\"/.exec(
      JSON.stringify(call?.Properties.Update),
    )?.[1]
  }
  const own = idIn(template)
  expect(own).toMatch(/^([0-9a-f]{64} ){3}https:/)
  expect(idIn(await synthesize({ alarmEmail: 'a@b.test' }))).toBe(own)
  expect(idIn(await synthesize({ restoredTable: 'a-table', restoredTableStream }))).not.toBe(own)
  expect(
    idIn(
      await synthesize({
        domainName: 'www.b.test',
        certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/a',
      }),
    ),
  ).not.toBe(own)
})
