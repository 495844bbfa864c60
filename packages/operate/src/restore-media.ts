import { CopyObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'

type Entry = { key: string; at: number; version: string | undefined; isDeleted: boolean }

async function* versionsIn(client: S3Client, Bucket: string): AsyncGenerator<Entry> {
  let place: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {}
  for (;;) {
    const page = await client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix: 'media/', ...place }),
    )
    const entry =
      (isDeleted: boolean) =>
      (one: {
        Key?: string | undefined
        LastModified?: Date | undefined
        VersionId?: string | undefined
      }) => ({
        ...{ key: one.Key ?? '', at: one.LastModified?.getTime() ?? 0, version: one.VersionId },
        isDeleted,
      })
    yield* (page.Versions ?? []).map(entry(false))
    yield* (page.DeleteMarkers ?? []).map(entry(true))
    if (!page.IsTruncated) return
    place = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
  }
}

/** Brings back what the media bucket had at a moment and has no more; nothing is taken away. How many came back. */
export const restoreMedia = async (Bucket: string, moment: Date) => {
  const client = new S3Client({})
  const latest = new Map<string, Entry>()
  const then = new Map<string, Entry>()
  const keepNewer = (into: Map<string, Entry>, one: Entry) => {
    const known = into.get(one.key)
    if (!known || known.at <= one.at) into.set(one.key, one)
  }
  for await (const one of versionsIn(client, Bucket)) {
    keepNewer(latest, one)
    if (one.at <= moment.getTime()) keepNewer(then, one)
  }
  const gone = [...then.values()].filter(
    ({ key, isDeleted, version }) => !isDeleted && latest.get(key)?.version !== version,
  )
  for (const { key: Key, version } of gone)
    await client.send(
      new CopyObjectCommand({
        ...{ Bucket, Key },
        CopySource: `${Bucket}/${Key.split('/').map(encodeURIComponent).join('/')}?versionId=${version}`,
      }),
    )
  return gone.length
}
