import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import { SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/**
 * The site's own name from the context values `domainName` and `certificateArn` (a certificate of
 * us-east-1, where CloudFront looks); nothing when neither is given, and then CloudFront's own name
 * and certificate serve, whose TLS versions AWS decides.
 */
export const readDomain = (scope: Construct) => {
  const domainName: unknown = scope.node.tryGetContext('domainName')
  const certificateArn: unknown = scope.node.tryGetContext('certificateArn')
  if (domainName === undefined && certificateArn === undefined) return undefined
  if (typeof domainName !== 'string' || typeof certificateArn !== 'string')
    throw new Error('Give both context values, domainName and certificateArn, or neither.')
  if (!certificateArn.startsWith('arn:aws:acm:us-east-1:'))
    throw new Error(
      'certificateArn must name a certificate of us-east-1: CloudFront needs it there.',
    )
  return {
    domainNames: [domainName],
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
  }
}
