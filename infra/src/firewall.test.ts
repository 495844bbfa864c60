import { limits } from '@bong-bari/contract'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { onlyResource, synthesize } from '../testing/synth.ts'
import { readConfig } from './config.ts'
import { defineFirewall } from './firewall.ts'

const firewallOf = (context: Record<string, unknown> = {}) =>
  defineFirewall(new App(), 'Test', readConfig({ ...context, firewall: 'true' }))

const stack = firewallOf()
const template = Template.fromStack(stack)
const { Scope, DefaultAction, Rules, VisibilityConfig } = onlyResource(
  template,
  'AWS::WAFv2::WebACL',
).Properties

type Rule = {
  Name: string
  Priority: number
  Action?: { Block?: { CustomResponse: { ResponseCode: number } } }
  OverrideAction?: object
  Statement: {
    RateBasedStatement?: { Limit: number; AggregateKeyType: string }
    ManagedRuleGroupStatement?: {
      Name: string
      VendorName: string
      RuleActionOverrides: { Name: string; ActionToUse: object }[]
    }
  }
  VisibilityConfig: { CloudWatchMetricsEnabled: boolean; SampledRequestsEnabled: boolean }
}
const rules: Rule[] = Rules

/**
 * What judges a body in AWS's groups, as their pages of 2025-12 list it: the baseline rule groups and
 * the IP reputation rule groups of the developer guide of AWS WAF.
 */
const judgesBodies: Record<string, string[]> = {
  AWSManagedRulesAmazonIpReputationList: [],
  AWSManagedRulesKnownBadInputsRuleSet: [
    'JavaDeserializationRCE_BODY',
    'Log4JRCE_BODY',
    'ReactJSRCE_BODY',
  ],
  AWSManagedRulesCommonRuleSet: [
    'SizeRestrictions_BODY',
    'EC2MetaDataSSRF_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'CrossSiteScripting_BODY',
  ],
}

const groups = rules.flatMap(({ Statement }) => Statement.ManagedRuleGroupStatement ?? [])

/** Whether some rule blocks a call for what its body is. */
const isBlockedForItsBody = () =>
  groups.some(({ Name, RuleActionOverrides }) => {
    const counting = RuleActionOverrides.filter(({ ActionToUse }) => 'Count' in ActionToUse)
    return (judgesBodies[Name] ?? ['unknown']).some(
      (rule) => !counting.some((one) => one.Name === rule),
    )
  })

test('a lead of 5,000 Bengali letters and the longest post pass: no rule blocks for a body', () => {
  const lead = JSON.stringify({ message: 'ক'.repeat(limits.lead.message) })
  const post = JSON.stringify({ content: 'ক'.repeat(limits.post.content) })
  for (const body of [lead, post]) expect(Buffer.byteLength(body)).toBeGreaterThan(8 * 1024)
  expect(groups.map(({ Name }) => Name).sort()).toEqual(Object.keys(judgesBodies).sort())
  expect(isBlockedForItsBody()).toBe(false)
})

test('beside AWS’s groups the firewall counts addresses, and addresses with what they call, and says 429', () => {
  const own = rules.filter(({ Statement }) => !Statement.ManagedRuleGroupStatement)
  const counted = (AggregateKeyType: string, Limit: number, EvaluationWindowSec: number) => ({
    RateBasedStatement: { AggregateKeyType, Limit, EvaluationWindowSec },
  })
  expect(own.map(({ Statement }) => Statement)).toMatchObject([
    counted('IP', 5_000, 300),
    counted('CUSTOM_KEYS', 240, 60),
  ])
  for (const { Action } of own) expect(Action?.Block?.CustomResponse.ResponseCode).toBe(429)
  expect([Scope, DefaultAction]).toEqual(['CLOUDFRONT', { Allow: {} }])
})

test('every rule is counted, and none keeps samples of what visitors sent', () => {
  for (const one of [...rules.map((rule) => rule.VisibilityConfig), VisibilityConfig])
    expect(one).toMatchObject({ CloudWatchMetricsEnabled: true, SampledRequestsEnabled: false })
  expect(new Set(rules.map(({ Priority }) => Priority)).size).toBe(rules.length)
})

test('it is a stack of its own in us-east-1, for each stage, that says its ARN', () => {
  expect([stack.stackName, stack.region]).toEqual(['Test-Firewall', 'us-east-1'])
  expect(firewallOf({ stage: 'firewall' }).stackName).toBe('Test-firewall-Firewall')
  expect(Object.keys(template.findOutputs('*'))).toEqual(['FirewallArn'])
})

test('with it the site is deployed only behind it: the ARN has no default', async () => {
  const site = await synthesize({ firewall: 'true' })
  const [parameter] = Object.values(site.findParameters('FirewallArn'))
  expect(parameter).toBeDefined()
  expect(parameter).not.toHaveProperty('Default')
  const { DistributionConfig } = onlyResource(site, 'AWS::CloudFront::Distribution').Properties
  expect(DistributionConfig.WebACLId).toEqual({ Ref: 'FirewallArn' })
  expect((await synthesize()).findParameters('FirewallArn')).toEqual({})
})
