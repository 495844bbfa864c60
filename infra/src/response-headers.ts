import { hstsSeconds, securityHeaders } from '@bong-bari/edge'
import { Duration } from 'aws-cdk-lib'
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import type { Config } from './config.ts'
import { regionalName } from './regional-name.ts'

type Given = { uploadOrigin: string; config: Pick<Config, 'includeSubDomains'> }

/**
 * The security headers of every answer, page or API, and those of `more`. CloudFront takes four of
 * them only through settings of their own; the rest goes as it stands in `edge`.
 */
export const createResponseHeaders = (
  scope: Construct,
  id: string,
  { uploadOrigin, config }: Given,
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
        includeSubdomains: config.includeSubDomains,
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
