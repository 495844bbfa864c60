import { randomBytes, randomUUID } from 'node:crypto'
import { isRecord } from '../input.ts'
import type { State } from '../state.ts'
import type { StackResource } from './model.ts'

/** Where a type of resource has the name that nothing else of its type may have. */
const nameAt: Record<string, string[]> = {
  'AWS::S3::Bucket': ['BucketName'],
  'AWS::DynamoDB::Table': ['TableName'],
  'AWS::DynamoDB::GlobalTable': ['TableName'],
  'AWS::IAM::Role': ['RoleName'],
  'AWS::Lambda::Function': ['FunctionName'],
  'AWS::Logs::LogGroup': ['LogGroupName'],
  'AWS::ECR::Repository': ['RepositoryName'],
  'AWS::SSM::Parameter': ['Name'],
  'AWS::SecretsManager::Secret': ['Name'],
  'AWS::CloudWatch::Dashboard': ['DashboardName'],
  'AWS::CloudWatch::Alarm': ['AlarmName'],
  'AWS::CloudFront::ResponseHeadersPolicy': ['ResponseHeadersPolicyConfig', 'Name'],
  'AWS::CloudFront::OriginRequestPolicy': ['OriginRequestPolicyConfig', 'Name'],
  'AWS::CloudFront::CachePolicy': ['CachePolicyConfig', 'Name'],
  'AWS::CloudFront::OriginAccessControl': ['OriginAccessControlConfig', 'Name'],
  'AWS::CloudFront::Function': ['Name'],
}

/** The name that the template gives a resource, if it gives one. */
export const explicitName = (type: string, properties: Record<string, unknown>) => {
  const path = nameAt[type]
  const value = path?.reduce<unknown>(
    (at, name) => (isRecord(at) ? at[name] : undefined),
    properties,
  )
  return typeof value === 'string' ? value : undefined
}

const letters = (length: number) => randomBytes(length).toString('hex').slice(0, length)

const inventions: Record<string, (name: string, state: State) => string> = {
  'AWS::S3::Bucket': (name) => name.toLowerCase(),
  'AWS::CloudFront::Distribution': () => `E${letters(13).toUpperCase()}`,
  'AWS::CloudFront::ResponseHeadersPolicy': () => randomUUID(),
  'AWS::CloudFront::OriginRequestPolicy': () => randomUUID(),
  'AWS::CloudFront::CachePolicy': () => randomUUID(),
  'AWS::CloudFront::OriginAccessControl': () => `E${letters(13).toUpperCase()}`,
  'AWS::ApiGatewayV2::Api': () => letters(10),
  'AWS::KMS::Key': () => randomUUID(),
  'AWS::SNS::Topic': (name, { region, accountId }) => `arn:aws:sns:${region}:${accountId}:${name}`,
  'AWS::SQS::Queue': (name, { region, accountId }) =>
    `https://sqs.${region}.amazonaws.com/${accountId}/${name}`,
  'AWS::SecretsManager::Secret': (name, { region, accountId }) =>
    `arn:aws:secretsmanager:${region}:${accountId}:secret:${name}-${letters(6)}`,
}

/** A new physical id, which is what Ref answers. */
export const inventId = (state: State, type: string, invented: string, explicit?: string) =>
  inventions[type]?.(explicit ?? invented, state) ?? explicit ?? invented

const plainArn = ({ type, physicalId }: StackResource, { region, accountId }: State) => {
  if (physicalId.startsWith('arn:')) return physicalId
  const [, service = '', kind = ''] = type.toLowerCase().split('::')
  if (service === 's3') return `arn:aws:s3:::${physicalId}`
  if (service === 'iam' || service === 'cloudfront')
    return `arn:aws:${service}::${accountId}:${kind}/${physicalId}`
  if (service === 'lambda') return `arn:aws:lambda:${region}:${accountId}:function:${physicalId}`
  if (service === 'sqs') return `arn:aws:sqs:${region}:${accountId}:${physicalId.split('/').at(-1)}`
  return `arn:aws:${service}:${region}:${accountId}:${kind}/${physicalId}`
}

const attributes: Record<string, (resource: StackResource, state: State) => string> = {
  Arn: plainArn,
  DomainName: ({ type, physicalId }, { domains }) =>
    type === 'AWS::S3::Bucket'
      ? `${physicalId}.s3.amazonaws.com`
      : (domains.distribution ?? `d${physicalId.slice(1).toLowerCase()}.cloudfront.net`),
  RegionalDomainName: ({ physicalId }, { region }) => `${physicalId}.s3.${region}.amazonaws.com`,
  ApiEndpoint: ({ physicalId }, { region, domains }) =>
    `https://${domains.api ?? `${physicalId}.execute-api.${region}.amazonaws.com`}`,
  Value: ({ properties }) => String(properties.Value),
}

/** What Fn::GetAtt answers: near enough for names, ARNs and addresses, else the id and the word. */
export const attributeOf = (state: State, resource: StackResource, name: string) => {
  const known = attributes[name]
  if (known) return known(resource, state)
  return name.endsWith('Id') ? resource.physicalId : `${resource.physicalId}.${name}`
}
