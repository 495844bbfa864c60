import { hstsSeconds, securityHeaders } from '@bong-bari/edge'
import { Duration } from 'aws-cdk-lib'
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { regionalName } from './regional-name.ts'

/** What every answer carries, errors too, for which CloudFront runs no function. Four of these headers have settings of their own. */
export const createResponseHeaders = (scope: Construct, uploadOrigin: string) => {
  const {
    'content-security-policy': contentSecurityPolicy,
    'referrer-policy': _referrer,
    'strict-transport-security': _hsts,
    'x-content-type-options': _nosniff,
    ...others
  } = securityHeaders(uploadOrigin)
  const override = true
  return new ResponseHeadersPolicy(scope, 'ResponseHeaders', {
    responseHeadersPolicyName: regionalName(scope, 'ResponseHeaders', 128),
    securityHeadersBehavior: {
      // `pages` sends its own with what was not found.
      contentSecurityPolicy: { contentSecurityPolicy, override: false },
      contentTypeOptions: { override },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(hstsSeconds),
        includeSubdomains: true,
        override,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })),
    },
  })
}
