import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { CfnSubscription } from 'aws-cdk-lib/aws-pricingplanmanager'
import type { Construct } from 'constructs'
import type { Config } from './config.ts'

/** CloudFront at a fixed price, which covers one distribution with one web ACL. */
export const subscribeToPlan = (
  scope: Construct,
  distribution: Distribution,
  { plan, webAclArn }: Config,
) => {
  if (plan === 'none' || !webAclArn) return
  new CfnSubscription(scope, 'Plan', {
    planFamily: 'CloudFront',
    planTier: plan.toUpperCase(),
    resourceArns: [distribution.distributionArn, webAclArn],
  })
}
