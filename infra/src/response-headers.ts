import { hstsSeconds, type securityHeaders } from '@bong-bari/edge'
import { Duration } from 'aws-cdk-lib'
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { regionalName } from './regional-name.ts'

/** CloudFront takes four of these headers only through dedicated settings. */
export const createResponseHeaders = (
  scope: Construct,
  id: string,
  headers: ReturnType<typeof securityHeaders>,
  more: Record<string, string> = {},
) => {
  const {
    'content-security-policy': contentSecurityPolicy,
    'referrer-policy': _referrer,
    'strict-transport-security': _hsts,
    'x-content-type-options': _nosniff,
    ...others
  } = headers
  const override = true
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: regionalName(scope, id, 128),
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override },
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
      customHeaders: Object.entries({ ...others, ...more }).map(([header, value]) => ({
        header,
        value,
        override,
      })),
    },
  })
}
