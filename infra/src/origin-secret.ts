import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'

/**
 * What CloudFront adds to every request and the functions ask for. Both get a reference that
 * CloudFormation resolves, so the value stands in no template.
 */
export const createOriginSecret = (scope: Construct) =>
  new Secret(scope, 'OriginSecret', {
    description: 'Sent by CloudFront to the API, which refuses requests without it',
    generateSecretString: { passwordLength: 64, excludePunctuation: true, includeSpace: false },
  }).secretValue.unsafeUnwrap()
