import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { storeWhole } from '@bong-bari/table'
import { clientSettings } from '../aws/credentials.ts'
import { type House, type Kind, pictureFile, type Thing, thingsOf } from './house.ts'

const lanes = 32

const writeAll = async (things: Iterator<Thing>, write: (thing: Thing) => Promise<boolean>) => {
  const sums = { written: 0, there: 0 }
  const lane = async () => {
    for (let next = things.next(); !next.done; next = things.next())
      sums[(await write(next.value)) ? 'written' : 'there']++
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return sums
}

export type Bucket = { endpoint: string; name: string }

/** All with the same file. */
export const fillBucket = async ({ endpoint, name }: Bucket, house: House, count?: number) => {
  const client = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true })
  await writeAll(thingsOf('pictures', house, 0, count), async ({ own }) => {
    const Key = String(own.src).slice(1)
    const file = { Bucket: name, Key, Body: pictureFile, ContentType: 'image/png' }
    await client.send(new PutObjectCommand(file))
    return true
  })
  client.destroy()
}

/** Returns how many were written, and existed. */
export const fillTable = (kind: Kind, house: House, count?: number) =>
  writeAll(thingsOf(kind, house, 0, count), storeWhole)
