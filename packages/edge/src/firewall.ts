type Rate = {
  /** Requests of one address within `seconds` (WAF: 60, 120, 300 or 600); more is answered 429. */
  limit: number
  seconds: number
  /** Only below it, each path counted apart. */
  under?: string
}

/** Some 75 visits with files; for each call, five times what 50 people behind one address make. */
export const firewallRates: Record<string, Rate> = {
  Rate: { limit: 5_000, seconds: 300 },
  RateOfCalls: { limit: 240, seconds: 60, under: '/api/' },
}

/**
 * AWS's managed rule groups, and their rules on bodies
 * (docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html), which only
 * count: 8 KB are 2,700 Bengali letters, and a post may quote any code.
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
