import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import {
  printChanges,
  printLostSettings,
  protectData,
  readDeployedTemplate,
  type Template,
} from './changes.ts'
import { describeError, isNamed, OperateFailure, requireYes } from './command.ts'
import { type Deployed, requireIdle, updateStack } from './stack.ts'

/** The template stands in the bucket of CDK's bootstrap, beside the files of each deployment, which are not deleted. */
const locateTemplate = async (stack: string) => {
  const client = new S3Client({})
  const { Account } = await new STSClient({}).send(new GetCallerIdentityCommand({}))
  const region = await client.config.region()
  const Bucket = `cdk-hnb659fds-assets-${Account}-${region}`
  const Key = `${stack}/before.json`
  return { client, Bucket, Key, url: `https://${Bucket}.s3.${region}.amazonaws.com/${Key}` }
}

/** Stores the template from before a deployment, for `ops rollback`. A role that may not write there only gets a message. */
export const storePreviousTemplate = async (stack: string, template: Template) => {
  try {
    const { client, Bucket, Key } = await locateTemplate(stack)
    await client.send(new PutObjectCommand({ Bucket, Key, Body: JSON.stringify(template) }))
  } catch (error) {
    console.log(`The template before could not be kept for "ops rollback": ${describeError(error)}`)
  }
}

/** The template from before the last deployment and its address for CloudFormation; undefined before the second deployment. */
const readPreviousTemplate = async (stack: string) => {
  const { client, Bucket, Key, url } = await locateTemplate(stack)
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
    const template: Template = JSON.parse((await Body?.transformToString()) ?? '{}')
    return { template, url }
  } catch (error) {
    if (isNamed(error, 'NoSuchKey')) return undefined
    throw error
  }
}

/** Deploys the template from before the last deployment, without building anything. A second rollback undoes the first. */
export const rollback = async (deployed: Deployed, yes: boolean) => {
  requireIdle(deployed)
  const { name } = deployed
  const before = await readPreviousTemplate(name)
  if (!before)
    throw new OperateFailure(
      `Nothing is kept of what stood before in ${name}: check out the version before, and npx -y pnpm@12 run deploy`,
    )
  const deployedNow = await readDeployedTemplate(name)
  protectData(deployedNow, before.template, false)
  printLostSettings(deployed, before.template)
  printChanges(deployedNow, before.template)
  if (!yes) await requireYes('Put this back?', 'put back')
  console.log('This takes some minutes ...')
  const sharedKeys = Object.keys(before.template.Parameters ?? {}).filter(
    (key) => key in deployed.parameters,
  )
  await updateStack(deployed, {
    template: before.url,
    parameters: Object.fromEntries(sharedKeys.map((key) => [key, undefined])),
  })
  await storePreviousTemplate(name, deployedNow)
}
