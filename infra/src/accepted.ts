import { type Stack, Validations } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { CfnBucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'
import { copyPolicies } from './copies.ts'

type Parts = { media: IBucket; ownMedia: IBucket; siteBucket: IBucket; distribution: Distribution }

const accept = (scope: IConstruct, rule: string, reason: string) =>
  Validations.of(scope).acknowledge({ id: `AwsSolutions-${rule}`, reason })

/** A bucket as cdk-nag's wildcard rule names it: logical id or ARN. */
const objectsOf = (bucket: IBucket, folder: string) => {
  const resource = bucket.node.findAll().find((one) => one instanceof CfnBucket)
  const place = resource
    ? `<${resource.stack.getLogicalId(resource)}.Arn>`
    : `arn:<AWS::Partition>:s3:::${bucket.bucketName}`
  return `IAM5[Resource::${place}${folder}/*]`
}

const mediaFolders = ['/incoming', '/media', '/exports']

const siteFolders = ['/assets', '/deployments', '/pages']

const acceptObjects = (stack: Stack, { media, siteBucket }: Parts) => {
  const functions = stack.node.findChild('Functions')
  const objects = 'Names of objects are hashes and random keys, so a folder is the narrowest right.'
  for (const folder of mediaFolders) accept(functions, objectsOf(media, folder), objects)
  for (const folder of siteFolders) accept(functions, objectsOf(siteBucket, folder), objects)
  const deployment = stack.node.findChild('Deployment')
  accept(
    deployment,
    objectsOf(siteBucket, ''),
    'The uploader writes whatever files the web build has; what is published it is denied.',
  )
}

export const acceptFindings = (stack: Stack, parts: Parts) => {
  const { ownMedia, siteBucket, distribution } = parts
  acceptObjects(stack, parts)
  accept(
    stack.node.findChild('OriginSecret'),
    'SMG4',
    'A new value must reach CloudFront and the functions in one deployment: `pnpm rotate` does that.',
  )
  for (const bucket of [ownMedia, siteBucket])
    accept(
      bucket,
      'S1',
      'Only CloudFront and named roles reach the bucket; logs would hold the addresses of visitors.',
    )
  accept(
    stack.node.findChild('Routes'),
    'APIG4',
    'serve() checks the session of every route that the contract marks admin; a test calls each without.',
  )
  accept(distribution, 'CFR1', 'The audience lives all over the world.')
  accept(
    distribution,
    'CFR2',
    'A web ACL paid by use costs more than everything else together; the setting plan has one included.',
  )
  accept(
    distribution,
    'CFR3',
    "The access log of the API says what happened without visitors' addresses, which these logs hold.",
  )
  accept(
    distribution,
    'CFR4',
    "Without a domain of its own the site has CloudFront's certificate, whose TLS versions AWS decides.",
  )
  const copyRole = stack.node.tryFindChild('CopyRole')
  if (copyRole)
    for (const name of copyPolicies)
      accept(
        copyRole,
        `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
        "AWS Backup's own policies for its own role, which change with what it needs of a bucket.",
      )
  for (const child of stack.node.children.filter(({ node }) => node.id.startsWith('Custom::CDK')))
    accept(child, 'L1', "CDK's own uploader, whose runtime comes with the version of aws-cdk-lib.")
}
