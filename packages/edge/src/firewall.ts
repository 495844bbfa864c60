/** Requests of one address in five minutes, files among them; some 75 visits. More is answered 429. */
export const firewallRate = { limit: 5_000, seconds: 300 }

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
