import { CfnParameter, Fn } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'

/** Parameters of the stack. `pnpm rotate` sets them; a deployment leaves them. */
export const versionParameters = {
  current: 'OriginVersion',
  previous: 'OriginVersionBefore',
} as const

/** CloudFront sends `current`; functions also accept `previous`. */
export type OriginSecret = { current: string; previous: string; arn: string }

/**
 * The secret's values are dynamic references, so that no template holds them. CloudFormation resolves a reference again only if its text
 * changes, so the version is a parameter. An empty version means the current one, which both are before the first rotation.
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
