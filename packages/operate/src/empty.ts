import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import { type Deployed, outputOf, stageOf } from './deployed.ts'
import { OperateFailure } from './failure.ts'
import { settingsIn } from './kept-settings.ts'

/** Every object with all its versions; what is deleted leaves the list, so each round begins at its start. */
const emptyBucket = async (Bucket: string) => {
  const client = new S3Client({})
  let count = 0
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await client.send(
      new ListObjectVersionsCommand({ Bucket }),
    )
    const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({
      Key,
      VersionId,
    }))
    if (!Objects.length) return count
    const { Errors: [refused] = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    )
    if (refused) throw new OperateFailure(`${Bucket} keeps ${refused.Key}: ${refused.Message}`)
    count += Objects.length
  }
}

/** Empties both buckets, which CloudFormation deletes only empty. Only where a deployment said that data may go. */
export const emptyBuckets = async (deployed: Deployed) => {
  if (String(settingsIn(deployed.outputs.Settings).removeData) !== 'true')
    throw new OperateFailure(
      `Data of ${deployed.name} is kept. If it may go: npx -y pnpm@12 run deploy --stage ${stageOf(deployed)} -c removeData=true --remove-data`,
    )
  for (const output of ['SiteBucketName', 'MediaBucketName']) {
    const bucket = outputOf(deployed, output)
    console.log(`${bucket}: ${await emptyBucket(bucket)} versions deleted`)
  }
}
