import { type Stack, Validations } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { CfnBucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'
import { copyPolicies } from './copies.ts'

type Parts = { media: IBucket; siteBucket: IBucket; distribution: Distribution }

const acknowledgeRule = (scope: IConstruct, rule: string, reason: string) =>
  Validations.of(scope).acknowledge({ id: `AwsSolutions-${rule}`, reason })

/** The id of cdk-nag's finding about a wildcard in a bucket's ARN, which names the bucket's logical id. */
const bucketObjectsFinding = (bucket: IBucket, folder: string) => {
  const resource = bucket.node.findAll().find((one) => one instanceof CfnBucket)
  return `IAM5[Resource::<${resource?.stack.getLogicalId(resource)}.Arn>${folder}/*]`
}

const mediaFolders = ['/incoming', '/media', '/exports']

const siteFolders = ['/assets', '/deployments', '/pages']

const acceptObjectWildcards = (stack: Stack, { media, siteBucket }: Parts) => {
  const functions = stack.node.findChild('Functions')
  const reason =
    'Names of objects are hashes and random keys, so a folder is the narrowest permission.'
  for (const folder of mediaFolders)
    acknowledgeRule(functions, bucketObjectsFinding(media, folder), reason)
  for (const folder of siteFolders)
    acknowledgeRule(functions, bucketObjectsFinding(siteBucket, folder), reason)
  const deployment = stack.node.findChild('Deployment')
  acknowledgeRule(
    deployment,
    bucketObjectsFinding(siteBucket, ''),
    'The uploader writes whatever files the web build has. It is denied the published pages.',
  )
}

export const acceptFindings = (stack: Stack, parts: Parts) => {
  const { media, siteBucket, distribution } = parts
  acceptObjectWildcards(stack, parts)
  acknowledgeRule(
    stack.node.findChild('OriginSecret'),
    'SMG4',
    'A new value must reach CloudFront and the functions in one deployment: `pnpm rotate` does that.',
  )
  for (const bucket of [media, siteBucket])
    acknowledgeRule(
      bucket,
      'S1',
      'Only CloudFront and named roles reach the bucket; logs would hold the addresses of visitors.',
    )
  acknowledgeRule(
    stack.node.findChild('Routes'),
    'APIG4',
    'serve() checks the session of every route that the contract marks admin; a test calls each without.',
  )
  acknowledgeRule(distribution, 'CFR1', 'The audience lives all over the world.')
  acknowledgeRule(
    distribution,
    'CFR2',
    'A web ACL paid by use costs more than everything else together; the setting plan has one included.',
  )
  acknowledgeRule(
    distribution,
    'CFR3',
    "The access log of the API says what happened without visitors' addresses, which these logs hold.",
  )
  acknowledgeRule(
    distribution,
    'CFR4',
    "Without a domain of its own the site has CloudFront's certificate, whose TLS versions AWS decides.",
  )
  const copyRole = stack.node.tryFindChild('CopyRole')
  if (copyRole)
    for (const name of copyPolicies)
      acknowledgeRule(
        copyRole,
        `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
        "AWS Backup's own policies for its own role, which AWS changes whenever the service needs more rights to a bucket.",
      )
  for (const child of stack.node.children.filter(({ node }) => node.id.startsWith('Custom::CDK')))
    acknowledgeRule(
      child,
      'L1',
      "CDK's own uploader, whose runtime comes with the version of aws-cdk-lib.",
    )
}
