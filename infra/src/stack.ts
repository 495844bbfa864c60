import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { functionGroups } from '@bong-bari/functions/bundle'
import { ensureBundled } from '@bong-bari/functions/bundled'
import { stackNameOf } from '@bong-bari/site'
import { ensureBuilt } from '@bong-bari/web/built'
import { CfnOutput, FileSystem, Stack, type Stage, Tags } from 'aws-cdk-lib'
import { acceptFindings } from './accepted.ts'
import { createDeploymentTasks } from './after-deployment.ts'
import { createAlarms, createBudget } from './alarms.ts'
import { createApi } from './api.ts'
import { allowModel } from './bedrock.ts'
import { createMedia, createPrivateBucket } from './buckets.ts'
import { type Config, givenSettings } from './config.ts'
import { createCopies } from './copies.ts'
import { createDashboard } from './dashboard.ts'
import { createDistribution } from './distribution.ts'
import { createFunctions, type FunctionBundles } from './functions.ts'
import { createMetrics, type MetricSources } from './metrics.ts'
import { createOriginSecret } from './origin-secret.ts'
import { createDeadLetters, createNotices, createPublishing, createReactions } from './queues.ts'
import { createSiteDeployment } from './site.ts'
import { createTable, selectTable } from './table.ts'
import { scheduleVideos } from './video-schedule.ts'

type Built = {
  functions: FunctionBundles
  /** The folder of the built web: login and dashboard at its root, hashed files under `assets`. */
  webDir: string
}

/** Builds the web if its build is missing, and bundles the functions. */
export const buildInputs = async (): Promise<Built> => ({
  webDir: await ensureBuilt({ building: () => console.error('building the web ...') }),
  functions: await ensureBundled(),
})

/** Returns empty bundles, for commands that deploy nothing, such as `cdk destroy`. */
export const emptyInputs = async (): Promise<Built> => {
  const dir = mkdtempSync(join(tmpdir(), 'bong-bari-empty-'))
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'handler.mjs'), '')
  const names = await functionGroups()
  const bundle = { dir, handler: 'handler.handler' }
  return { webDir: dir, functions: Object.fromEntries(names.map((name) => [name, bundle])) }
}

type StackInputs = Built & { config: Config }

const createMonitoring = (stack: Stack, config: Config, sources: MetricSources) => {
  const metrics = createMetrics(stack, sources)
  const { topic, alarms } = createAlarms(stack, metrics, config)
  createDashboard(stack, metrics, alarms)
  createBudget(stack, config)
  return topic
}

const fingerprintBundle = (bundle?: { dir: string }) => bundle && FileSystem.fingerprint(bundle.dir)

export const defineStack = (
  app: Stage,
  product: string,
  { functions, webDir, config }: StackInputs,
) => {
  const stack = new Stack(app, stackNameOf(config.stage, product), {
    description: 'Website, API, table and media',
    terminationProtection: !config.removeData,
  })
  // With these tags the bill can be read by stage.
  Tags.of(stack).add('product', product)
  Tags.of(stack).add('stage', config.stage)
  const secret = createOriginSecret(stack)
  const table = selectTable(stack, createTable(stack, config), config)
  const media = createMedia(stack, config)
  const siteBucket = createPrivateBucket(stack, 'Site', config)
  const lambdas = createFunctions(stack, {
    table,
    media,
    siteBucket,
    secret,
    config,
    bundles: functions,
  })
  const deadLetters = createDeadLetters(stack)
  const reactions = createReactions(stack, lambdas, { table, deadLetters })
  const publishing = createPublishing(stack, lambdas, deadLetters)
  const notices = createNotices(stack, lambdas, { config, deadLetters })
  scheduleVideos(stack, lambdas['video-refresh'], config)
  allowModel([lambdas.chat, lambdas['bot-training']], config)
  const api = createApi(stack, lambdas, config)
  const { pages, publish } = lambdas
  const parts = { api, pages, siteBucket, media, secret: secret.current, config }
  const distribution = createDistribution(stack, parts)
  // CloudFront may send a new secret only after every function accepts it.
  for (const lambda of Object.values(lambdas))
    if (lambda.node.defaultChild) distribution.node.addDependency(lambda.node.defaultChild)

  // Pages are uploaded after the scripts and styles that they name.
  const site = createSiteDeployment(stack, { siteBucket, webDir })
  const assets = site.deployAssets()
  const office = site.deployOffice(distribution)
  office.node.addDependency(...assets)
  for (const lambda of [pages, publish]) lambda.node.addDependency(...assets)
  const { restoredTable = '', domainName } = config
  const ownAddress = `https://${distribution.distributionDomainName}`
  const origin = domainName ? `https://${domainName}` : ownAddress
  const code = [functions.publish, functions.reactions].map(fingerprintBundle)
  const version = [...code, site.webHash, origin, restoredTable].join(' ')
  createDeploymentTasks(stack, {
    reactions: lambdas.reactions,
    table,
    origin,
    version,
  }).node.addDependency(office)

  const topic = createMonitoring(stack, config, { api, lambdas, publishing, notices, deadLetters })
  createCopies(stack, { config, table, media, topic })
  const outputs = {
    SiteAddress: origin,
    Origin: origin,
    DistributionDomainName: distribution.distributionDomainName,
    DistributionId: distribution.distributionId,
    ApiAddress: api.apiEndpoint,
    TableName: table.tableName,
    MediaBucketName: media.bucketName,
    SiteBucketName: siteBucket.bucketName,
    OriginSecretArn: secret.arn,
    AlarmTopicArn: topic.topicArn,
    PublishQueue: publishing.queueUrl,
    NoticeQueue: notices.queueUrl,
    ReactionQueue: reactions.queueUrl,
    DeadLettersUrl: deadLetters.queueUrl,
    ReactionsFunction: lambdas.reactions.functionName,
    // The next deployment reads these, so that settings given with `-c` are not forgotten.
    Settings: JSON.stringify(givenSettings(app.node.getAllContext())),
  }
  for (const [name, value] of Object.entries(outputs)) new CfnOutput(stack, name, { value })
  acceptFindings(stack, { media, siteBucket, distribution })
  return stack
}
