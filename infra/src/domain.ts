import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import { SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import type { Config } from './config.ts'

/** Without one, CloudFront's own name and certificate serve, and AWS picks the TLS versions. */
export const domainOf = (scope: Construct, { domainName, certificateArn }: Config) =>
  domainName && certificateArn
    ? {
        domainNames: [domainName],
        certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }
    : undefined
