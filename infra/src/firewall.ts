import { firewallGroups, firewallRates } from '@bong-bari/edge'
import { firewallNameOf } from '@bong-bari/site'
import { CfnOutput, CfnParameter, Stack, type Stage } from 'aws-cdk-lib'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Config } from './config.ts'

/** CloudFront takes web ACLs only from here. */
const firewallRegion = 'us-east-1'

/** No samples: they would hold visitors' addresses. */
const counted = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
})

/** Normalized as the API reads a path, so no other spelling escapes the count. */
const spelling = [
  { priority: 0, type: 'URL_DECODE' },
  { priority: 1, type: 'NORMALIZE_PATH' },
]

const ofEachCall = (under: string) => ({
  aggregateKeyType: 'CUSTOM_KEYS',
  customKeys: [{ ip: {} }, { uriPath: { textTransformations: spelling } }],
  scopeDownStatement: {
    byteMatchStatement: {
      searchString: under,
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'STARTS_WITH',
      textTransformations: spelling,
    },
  },
})

const rateRules = Object.entries(firewallRates).map(
  ([name, { limit, seconds, under }], priority): CfnWebACL.RuleProperty => ({
    name,
    priority,
    action: {
      block: {
        customResponse: {
          responseCode: 429,
          responseHeaders: [{ name: 'retry-after', value: String(seconds) }],
        },
      },
    },
    statement: {
      rateBasedStatement: {
        ...(under ? ofEachCall(under) : { aggregateKeyType: 'IP' }),
        limit,
        evaluationWindowSec: seconds,
      },
    },
    visibilityConfig: counted(name),
  }),
)

const groupRules = Object.entries<readonly string[]>(firewallGroups).map(
  ([name, judgesBodies], place): CfnWebACL.RuleProperty => ({
    name,
    priority: rateRules.length + place,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: judgesBodies.map((rule) => ({
          name: rule,
          actionToUse: { count: {} },
        })),
      },
    },
    visibilityConfig: counted(name),
  }),
)

export const defineFirewall = (app: Stage, product: string, config: Config) => {
  const stack = new Stack(app, firewallNameOf(config.stage, product), {
    description: 'Firewall before the website',
    env: { region: firewallRegion },
  })
  const { attrArn } = new CfnWebACL(stack, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    rules: [...rateRules, ...groupRules],
    visibilityConfig: counted('Firewall'),
  })
  new CfnOutput(stack, 'FirewallArn', { value: attrArn })
  return stack
}

export const webAclOf = (scope: Construct, { firewall }: Config) =>
  firewall
    ? new CfnParameter(scope, 'FirewallArn', {
        description: 'The output FirewallArn of the stack of the firewall',
        // No default, so a deployment that omits it fails and never goes unprotected.
        allowedPattern: '^arn:aws[\\w-]*:wafv2:us-east-1:\\d{12}:global/webacl/.+$',
      }).valueAsString
    : undefined
