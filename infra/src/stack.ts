import { type App, CfnOutput, Stack } from 'aws-cdk-lib'
import { createApi } from './api.ts'
import { createDistribution } from './distribution.ts'
import { readDomain } from './domain.ts'
import { createFunctions, type FunctionBundles } from './functions.ts'
import { createMedia } from './media.ts'
import { createOriginSecret } from './origin-secret.ts'
import { createPrivateBucket } from './private-bucket.ts'
import { createSchedules } from './schedule.ts'
import { createSiteDeployment } from './site.ts'
import { createTable } from './table.ts'
import { scheduleVideos } from './videos.ts'

export type StackInputs = {
  /** What `bundleFunctions` made, by function name. */
  functions: FunctionBundles
  /** Folder of the built web: pages at its root, hashed files under `assets`. */
  webDir: string
  /** The site's own origin, where the brand's is not the one. */
  siteUrl?: string | undefined
}

/** The whole product as one stack that fits any account and region. */
export const defineStack = (
  app: App,
  name: string,
  { functions, webDir, siteUrl }: StackInputs,
) => {
  const stack = new Stack(app, name, { description: 'Website, API, table and media' })
  const secret = createOriginSecret(stack)
  const table = createTable(stack)
  const media = createMedia(stack)
  const siteBucket = createPrivateBucket(stack, 'Site')
  const lambdas = createFunctions(stack, { bundles: functions, table, media, secret, siteUrl })
  createSchedules(stack, lambdas)
  scheduleVideos(stack, lambdas['youtube-refresh'])
  const distribution = createDistribution(stack, {
    api: createApi(stack, lambdas),
    pages: lambdas.pages,
    siteBucket,
    media,
    secret,
    domain: readDomain(stack),
  })

  // HTML may go out only when the scripts and styles that it names are there.
  const site = createSiteDeployment(stack, siteBucket, webDir)
  const assets = site.deployAssets()
  site.deployPages(distribution).node.addDependency(...assets)
  lambdas.pages.node.addDependency(...assets)

  new CfnOutput(stack, 'SiteAddress', { value: `https://${distribution.distributionDomainName}` })
  new CfnOutput(stack, 'TableName', { value: table.tableName })
  new CfnOutput(stack, 'MediaBucketName', { value: media.bucketName })
  return stack
}
