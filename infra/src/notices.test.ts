import { expect, test } from 'vitest'
import { everything, functionId, policiesOf, resourcesOf, synthesize } from '../testing/synth.ts'

const [template, withMail] = [await synthesize(), await synthesize(everything)]
const notices = functionId(template, 'notices')

type Statement = { Action: string | string[]; Resource: unknown; Condition?: unknown }
const list = <T>(value: T | T[]) => [value].flat() as T[]

const statements = (from: typeof template, service: string) =>
  policiesOf(from).flatMap(({ id, Properties }) =>
    list<Statement>(Properties.PolicyDocument.Statement)
      .filter(({ Action }) => list(Action).some((one) => one.startsWith(`${service}:`)))
      .map((statement) => ({ id, ...statement })),
  )

test('mail goes from one address alone, and none goes where the operator gave no address', () => {
  expect(statements(template, 'ses')).toEqual([])
  const [own, ...others] = statements(withMail, 'ses')
  expect(others).toEqual([])
  expect(own).toMatchObject({
    Action: 'ses:SendEmail',
    Condition: { StringEquals: { 'ses:FromAddress': everything.mailFrom } },
  })
  expect(own?.id).toMatch(/^FunctionsNoticesRole/)
  const identities = list(own?.Resource).map((one) => /identity\/([^"]+)/.exec(JSON.stringify(one)))
  expect(identities.map((found) => found?.[1])).toEqual(['notices@example.test', 'example.test'])
})

test('the digest is asked for every five minutes', () => {
  const [rule, ...others] = resourcesOf(template, 'AWS::Events::Rule').filter(
    ({ Properties }) => Properties.Targets[0].Arn['Fn::GetAtt'][0] === notices,
  )
  expect(others).toEqual([])
  expect(rule?.Properties).toMatchObject({
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
    Targets: [{ InputTransformer: { InputTemplate: '{"order":"digest","time":<time>}' } }],
  })
})
