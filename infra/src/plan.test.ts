import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onlyResource, synthesize } from '../testing/synth.ts'

const webAclArn = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/BongBari/0a-1b'
const subscription = 'AWS::PricingPlanManager::Subscription'

const distributionOf = (template: Awaited<ReturnType<typeof synthesize>>) =>
  onlyResource(template, 'AWS::CloudFront::Distribution')

test('without a plan nothing is subscribed to, and the site has no web ACL', async () => {
  const template = await synthesize()
  expect(template.findResources(subscription)).toEqual({})
  expect(distributionOf(template).Properties.DistributionConfig.WebACLId).toBeUndefined()
})

test.each(['free', 'pro'])('the plan %s covers the distribution and its web ACL', async (plan) => {
  const template = await synthesize({ plan, webAclArn })
  const { id, Properties } = distributionOf(template)
  expect(Properties.DistributionConfig.WebACLId).toBe(webAclArn)
  const { PlanFamily, PlanTier, ResourceArns } = onlyResource(template, subscription).Properties
  expect([PlanFamily, PlanTier]).toEqual(['CloudFront', plan.toUpperCase()])
  expect(ResourceArns).toHaveLength(2)
  expect(JSON.stringify(ResourceArns[0])).toContain(`:distribution/",{"Ref":"${id}"}`)
  expect(ResourceArns[1]).toBe(webAclArn)
})

test('a web ACL stays while a plan that was given up runs out', async () => {
  const template = await synthesize({ webAclArn })
  expect(template.findResources(subscription)).toEqual({})
  expect(distributionOf(template).Properties.DistributionConfig.WebACLId).toBe(webAclArn)
})

type Rule = {
  Statement: {
    RateBasedStatement?: { Limit: number; EvaluationWindowSec: number }
    ManagedRuleGroupStatement?: {
      Name: string
      RuleActionOverrides?: { Name: string; ActionToUse: object }[]
    }
  }
  VisibilityConfig: { SampledRequestsEnabled: boolean }
}
const rules: Rule[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../web-acl-rules.json'), 'utf8'),
)

test('the rules of the web ACL fit into the free plan, and keep no samples, which hold addresses', () => {
  expect(rules.length).toBeLessThanOrEqual(5)
  for (const { VisibilityConfig } of rules)
    expect(VisibilityConfig.SampledRequestsEnabled).toBe(false)
})

test('no rule refuses a body for its length or its words: a request in Bengali has 8 KB soon', () => {
  const groups = rules.flatMap(({ Statement }) => Statement.ManagedRuleGroupStatement ?? [])
  expect(groups.map(({ Name }) => Name)).not.toContain('AWSManagedRulesCommonRuleSet')
  const overrides = groups.flatMap(({ RuleActionOverrides = [] }) => RuleActionOverrides)
  expect(overrides.map(({ Name }) => Name).filter((name) => name.endsWith('_BODY'))).toHaveLength(3)
  for (const { ActionToUse } of overrides) expect(ActionToUse).toEqual({ Count: {} })
})
