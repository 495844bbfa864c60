import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const place = `\${AWS::AccountId}-\${AWS::Region}`
const bucketName = `cdk-hnb659fds-assets-${place}`
const role = (kind: string) =>
  `arn:\${AWS::Partition}:iam::\${AWS::AccountId}:role/cdk-hnb659fds-${kind}-role-${place}`
const bootstrap = {
  requiresBootstrapStackVersion: 6,
  bootstrapStackVersionSsmParameter: '/cdk-bootstrap/hnb659fds/version',
}
const version = '55.0.0'

/** A bucket that carries a parameter, a role that carries `mark`, and an output of both kinds. */
export const tinyTemplate = (mark: string) => ({
  Resources: {
    Bucket: {
      Type: 'AWS::S3::Bucket',
      Properties: { Tags: [{ Key: 'greeting', Value: { Ref: 'Greeting' } }] },
    },
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: { AssumeRolePolicyDocument: { Statement: [] }, Description: mark },
    },
  },
  Parameters: {
    Greeting: { Type: 'String', Default: 'nomoshkar' },
    BootstrapVersion: {
      Type: 'AWS::SSM::Parameter::Value<String>',
      Default: bootstrap.bootstrapStackVersionSsmParameter,
      Description: '[cdk:skip]',
    },
  },
  Outputs: {
    BucketAddress: { Value: { 'Fn::Sub': `https://\${Bucket.RegionalDomainName}/\${Greeting}` } },
  },
})

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex')

const assetsOf = (contents: Record<string, string>) => {
  const files = Object.entries(contents).map(([path, text]) => {
    const objectKey = keyOf(text)
    const here = { bucketName, objectKey, assumeRoleArn: role('file-publishing') }
    return [objectKey, { source: { path, packaging: 'file' }, destinations: { here } }]
  })
  return { version, files: Object.fromEntries(files) }
}

const manifestOf = (template: string) => ({
  version,
  artifacts: {
    'Tiny.assets': {
      type: 'cdk:asset-manifest',
      properties: { file: 'Tiny.assets.json', ...bootstrap },
    },
    Tiny: {
      type: 'aws:cloudformation:stack',
      environment: 'aws://unknown-account/unknown-region',
      properties: {
        templateFile: 'Tiny.template.json',
        terminationProtection: true,
        assumeRoleArn: role('deploy'),
        cloudFormationExecutionRoleArn: role('cfn-exec'),
        stackTemplateAssetObjectUrl: `s3://${bucketName}/${keyOf(template)}`,
        ...bootstrap,
        lookupRole: { arn: role('lookup'), ...bootstrap },
      },
      dependencies: ['Tiny.assets'],
      displayName: 'Tiny',
    },
  },
})

/**
 * Writes what `cdk synth` would for a protected stack called Tiny, with one file to upload, and
 * answers the folder, for `--app`.
 */
export const writeTinyAssembly = async (folder: string, mark: string) => {
  const template = JSON.stringify(tinyTemplate(mark))
  const contents = { 'Tiny.template.json': template, 'asset.txt': `the asset of ${mark}` }
  const written = {
    ...contents,
    'Tiny.assets.json': JSON.stringify(assetsOf(contents)),
    'manifest.json': JSON.stringify(manifestOf(template)),
  }
  await mkdir(folder, { recursive: true })
  for (const [file, text] of Object.entries(written)) await writeFile(join(folder, file), text)
  return folder
}
