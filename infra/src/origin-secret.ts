import { CfnParameter, Fn } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'

/** The names of the stack's parameters; `pnpm rotate` sets them and every deployment keeps them. */
export const versionParameters = {
  current: 'OriginVersion',
  previous: 'OriginVersionBefore',
} as const

/** `current` is what CloudFront sends; the functions also take `previous`. */
export type OriginSecret = { current: string; previous: string; arn: string }

/**
 * What CloudFront adds to every request and the functions ask for, by references that CloudFormation
 * resolves when it sets them: the values stand in no template and are fetched by no function. Which
 * version of the secret is meant is a parameter, because CloudFormation looks again only where a
 * reference has changed. An empty one is the version that is current, for both before any rotation.
 */
export const createOriginSecret = (scope: Construct): OriginSecret => {
  const { secretArn } = new Secret(scope, 'OriginSecret', {
    description: 'Sent by CloudFront to the API, which refuses requests without it',
    generateSecretString: { passwordLength: 64, excludePunctuation: true, includeSpace: false },
  })
  const reference = (name: string, description: string) => {
    const version = new CfnParameter(scope, name, { type: 'String', default: '', description })
    const parts = ['{{resolve:secretsmanager:', secretArn, ':SecretString:::']
    return Fn.join('', [...parts, version.valueAsString, '}}'])
  }
  const { current, previous } = versionParameters
  return {
    current: reference(current, 'Version of the origin secret that CloudFront sends'),
    previous: reference(previous, 'Version of the origin secret that the API takes as well'),
    arn: secretArn,
  }
}
