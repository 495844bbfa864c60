import { hstsSeconds, securityHeaders } from '@bong-bari/edge'
import { Duration } from 'aws-cdk-lib'
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/**
 * The security headers of every answer, page or API, and those of `more`. CloudFront takes four of
 * them only through settings of their own; the rest goes as it stands in `edge`.
 */
export const createResponseHeaders = (
  scope: Construct,
  id: string,
  uploadOrigin: string,
  more: Record<string, string> = {},
) => {
  const {
    'content-security-policy': contentSecurityPolicy,
    'referrer-policy': _referrer,
    'strict-transport-security': _hsts,
    'x-content-type-options': _nosniff,
    ...others
  } = securityHeaders(uploadOrigin)
  const override = true
  return new ResponseHeadersPolicy(scope, id, {
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
