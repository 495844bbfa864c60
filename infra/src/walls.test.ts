import { tableSchema } from '@bong-bari/table'
import { expect, test } from 'vitest'
import { everything, onlyResource, policiesOf, resourcesOf, synthesize } from '../testing/synth.ts'

const template = await synthesize(everything)
const resources = Object.values<{ Type: string }>(template.toJSON().Resources)

const { DistributionConfig } = onlyResource(template, 'AWS::CloudFront::Distribution').Properties

const largest = (sizes: number[]) => Math.max(0, ...sizes)

/** Characters of a policy without white space, as IAM counts them. */
const lengthOf = (document: unknown) => JSON.stringify(document).length

/** Characters of all policies in each role, which share one wall. */
const inlineOf = () => {
  const sums = new Map<string, number>()
  for (const { Properties } of resourcesOf(template, 'AWS::IAM::Policy'))
    for (const role of Properties.Roles ?? [])
      sums.set(role.Ref, (sums.get(role.Ref) ?? 0) + lengthOf(Properties.PolicyDocument))
  return [...sums.values()]
}

/** What AWS takes at most in an account that asked for nothing, and how much of it is used with every setting on. */
const walls: Record<string, [used: number, most: number]> = {
  'resources of the stack': [resources.length, 500],
  'outputs of the stack': [Object.keys(template.findOutputs('*')).length, 200],
  'origins of the distribution': [DistributionConfig.Origins.length, 25],
  // Twenty in an account, of which a rehearsal stage takes as many again.
  'policies of response headers, two stages': [
    2 * resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy').length,
    20,
  ],
  'numbers of an alarm': [
    largest(
      resourcesOf(template, 'AWS::CloudWatch::Alarm').map(
        ({ Properties: { Metrics = [] } }) =>
          Metrics.filter((one: object) => 'MetricStat' in one).length,
      ),
    ),
    10,
  ],
  'indexes of the table': [tableSchema.indexes.length, 20],
  'characters of the policies in a role': [largest(inlineOf()), 10_240],
  'characters of a managed policy': [
    largest(
      policiesOf(template)
        .filter(({ Type }) => Type === 'AWS::IAM::ManagedPolicy')
        .map(({ Properties }) => lengthOf(Properties.PolicyDocument)),
    ),
    6_144,
  ],
  'environment of a function': [
    largest(
      resourcesOf(template, 'AWS::Lambda::Function').map(({ Properties }) =>
        lengthOf(Properties.Environment?.Variables ?? {}),
      ),
    ),
    4_096,
  ],
}

test.each(Object.entries(walls))('%s: a fifth of what AWS takes is left', (_, [used, most]) => {
  expect(used).toBeLessThanOrEqual(0.8 * most)
})
