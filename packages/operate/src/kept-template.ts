import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { sentenceOf } from './failure.ts'
import type { Template } from './stores.ts'

/** In the bucket of CDK's bootstrap, beside the files of each deployment, which stay there. */
const placeOf = async (stack: string) => {
  const client = new S3Client({})
  const { Account } = await new STSClient({}).send(new GetCallerIdentityCommand({}))
  const region = await client.config.region()
  const Bucket = `cdk-hnb659fds-assets-${Account}-${region}`
  const Key = `${stack}/before.json`
  return { client, Bucket, Key, url: `https://${Bucket}.s3.${region}.amazonaws.com/${Key}` }
}

/** Keeps what stood before a deployment, for `ops rollback`. A role that may not do so deploys all the same. */
export const keepTemplate = async (stack: string, template: Template) => {
  try {
    const { client, Bucket, Key } = await placeOf(stack)
    await client.send(new PutObjectCommand({ Bucket, Key, Body: JSON.stringify(template) }))
  } catch (error) {
    console.log(`The template before could not be kept for "ops rollback": ${sentenceOf(error)}`)
  }
}

/** What stood before the last deployment, and where CloudFormation finds it; undefined before the second. */
export const keptTemplate = async (stack: string) => {
  const { client, Bucket, Key, url } = await placeOf(stack)
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
    const template: Template = JSON.parse((await Body?.transformToString()) ?? '{}')
    return { template, url }
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined
    throw error
  }
}
