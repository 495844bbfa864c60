import { expect, test } from 'vitest'
import {
  everything,
  functionId,
  onlyResource,
  resourcesOf,
  restored,
  statementsOf,
  synthesize,
} from '../testing/synth.ts'

const template = await synthesize()
const reactions = functionId(template, 'reactions')

const callOf = (given: typeof template, name: string) =>
  resourcesOf(given, 'Custom::AWS').find(({ id }) => id.includes(name))

test('a deployment has everything derived anew when all else is there, and does not wait for it', () => {
  const call = callOf(template, 'Derive')
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
  const statements = statementsOf(template, 'AfterDeploymentRole').filter(
    ({ Action }) => !String(Action).startsWith('logs:'),
  )
  expect(statements).toMatchObject([
    {
      Effect: 'Allow',
      Action: 'lambda:InvokeFunction',
      Resource: { 'Fn::GetAtt': [reactions, 'Arn'] },
    },
    {
      Effect: 'Allow',
      Action: 'dynamodb:PutItem',
      Resource: { 'Fn::GetAtt': [onlyResource(template, 'AWS::DynamoDB::Table').id, 'Arn'] },
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ORIGIN'] } },
    },
  ])
})

test('the origin of pages is written once the distribution stands, and before they are made', async () => {
  const { id: distribution } = onlyResource(template, 'AWS::CloudFront::Distribution')
  const written = callOf(template, 'Origin')
  const text = JSON.stringify(written?.Properties.Create)
  expect(text).toContain('\\"action\\":\\"putItem\\"')
  expect(text).toContain('\\"origin\\":{\\"S\\":\\"https://')
  expect(text).toContain(`{"Fn::GetAtt":["${distribution}","DomainName"]}`)
  expect(callOf(template, 'Derive')?.DependsOn).toContain(written?.id)
  const domain = { domainName: 'WWW.b.test', certificateArn: everything.certificateArn }
  const named = callOf(await synthesize(domain), 'Origin')?.Properties.Create
  expect(JSON.stringify(named)).toContain('\\"S\\":\\"https://www.b.test\\"')
})

test('everything is derived again when what pages and the search are made of is another, the table too, and only then', async () => {
  const versionOf = (given: typeof template) =>
    /physicalResourceId\\":\{\\"id\\":\\"(.+?)\\"/.exec(
      JSON.stringify(callOf(given, 'Derive')?.Properties.Update),
    )?.[1]
  const own = versionOf(template)
  expect(own).toMatch(/^([0-9a-f]{64} ){3}https:/)
  expect(versionOf(await synthesize({ stage: 'staging' }))).toBe(own)
  expect(versionOf(await synthesize(restored))).not.toBe(own)
  expect(versionOf(await synthesize(everything))).not.toBe(own)
})
