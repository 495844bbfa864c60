type Rate = {
  /** Requests of one address in so many seconds, which WAF has as 60, 120, 300 or 600. More is answered 429. */
  limit: number
  seconds: number
  /** Only what lies under it, each path counted apart. */
  under?: string
}

/** Some 75 visits with their files; and, of each call, five times what 50 people behind one address make of it. */
export const firewallRates: Record<string, Rate> = {
  Rate: { limit: 5_000, seconds: 300 },
  RateOfCalls: { limit: 240, seconds: 60, under: '/api/' },
}

/**
 * AWS's managed rule groups that stand before the site, and their rules that judge a body, as
 * docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html lists them. These
 * only count: 8 KB are 2,700 Bengali letters, and a post may quote any code.
 */
export const firewallGroups = {
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
} as const satisfies Record<string, readonly string[]>
