import { expect, test } from 'vitest'
import { everything, policiesOf, resourcesOf, synthesize } from '../testing/synth.ts'

const template = await synthesize(everything)

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
const walls: Record<string, [used: number, max: number]> = {
  'numbers of an alarm': [
    largest(
      resourcesOf(template, 'AWS::CloudWatch::Alarm').map(
        ({ Properties: { Metrics = [] } }) =>
          Metrics.filter((one: object) => 'MetricStat' in one).length,
      ),
    ),
    10,
  ],
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

test.each(Object.entries(walls))('%s: a fifth of what AWS takes is left', (_, [used, max]) => {
  expect(used).toBeLessThanOrEqual(0.8 * max)
})
