import { CfnParameter, Fn } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'

/** Stack parameters, set by `pnpm rotate` and kept by deployments. */
export const versionParameters = {
  current: 'OriginVersion',
  previous: 'OriginVersionBefore',
} as const

/** CloudFront sends `current`; functions also accept `previous`. */
export type OriginSecret = { current: string; previous: string; arn: string }

/**
 * Dynamic references, so no template holds a value. The version is a parameter, because CloudFormation resolves again only when a
 * reference changes. Empty means current, for both before any rotation.
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
