import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import {
  deployedTemplate,
  protectData,
  sayChanges,
  sayLostSettings,
  type Template,
} from './changes.ts'
import { agree, OperateFailure, sentenceOf } from './command.ts'
import { type Deployed, requireAtRest, updateStack } from './stack.ts'

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
const keptTemplate = async (stack: string) => {
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

/** Puts back what stood before the last deployment, without building anything; once more goes forward again. */
export const rollback = async (deployed: Deployed, yes: boolean) => {
  requireAtRest(deployed)
  const { name } = deployed
  const before = await keptTemplate(name)
  if (!before)
    throw new OperateFailure(
      `Nothing is kept of what stood before in ${name}: check out the version before, and npx -y pnpm@12 run deploy`,
    )
  const standing = await deployedTemplate(name)
  protectData(standing, before.template, false)
  sayLostSettings(deployed, before.template)
  sayChanges(standing, before.template)
  if (!yes) await agree('Put this back?', 'put back')
  console.log('This takes some minutes ...')
  const kept = Object.keys(before.template.Parameters ?? {}).filter(
    (key) => key in deployed.parameters,
  )
  await updateStack(deployed, {
    template: before.url,
    parameters: Object.fromEntries(kept.map((key) => [key, undefined])),
  })
  await keepTemplate(name, standing)
}
