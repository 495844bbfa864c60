import { createHmac } from 'node:crypto'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, expect, test } from 'vitest'
import { startBucket } from './test-services.ts'

const start = Date.parse('2026-03-01T10:00:00Z')
const now = start
const bucket = await startBucket({ now: () => now })
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
const client: S3Client = new S3Client({
  endpoint: bucket.endpoint,
  region: 'ap-south-1',
  credentials,
})
afterAll(() => bucket.stop())

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const sign = (policy: string, secret: string) =>
  hmac(
    ['20260301', 'ap-south-1', 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`),
    policy,
  ).toString('hex')

/** A form as the server signs it; each test then spoils one thing. */
const signedForm = (secret = 'local') => {
  const named = {
    key: 'incoming/one',
    'Content-Type': 'image/png',
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': 'local/20260301/ap-south-1/s3/aws4_request',
    'X-Amz-Date': '20260301T100000Z',
  }
  const conditions = [
    ['content-length-range', 1, 10],
    ...Object.entries(named).map(([name, value]) => ({ [name]: value })),
    { bucket: bucket.bucket },
  ]
  const expiration = new Date(start + 600_000).toISOString()
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64')
  return { ...named, Policy: policy, 'X-Amz-Signature': sign(policy, secret) }
}

const post = async (fields: Record<string, string>, file = 'picture', more = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([file], { type: 'image/png' }), 'photo.png')
  for (const [name, value] of Object.entries(more)) form.append(name, String(value))
  const response = await fetch(`${bucket.endpoint}/${bucket.bucket}`, {
    method: 'POST',
    headers: { origin: 'http://127.0.0.1:3000' },
    body: form,
  })
  const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1]
  return {
    status: response.status,
    code,
    cors: response.headers.get('access-control-allow-origin'),
  }
}

test('a form that strays from its policy is refused and stores nothing', async () => {
  const denied = { status: 403, code: 'AccessDenied' }
  const form = signedForm()
  expect(await post({ ...form, key: 'media/evil' })).toMatchObject(denied)
  expect(await post({ ...form, 'Content-Type': 'text/html' })).toMatchObject(denied)
  expect(await post({ ...form, 'x-amz-meta-note': 'more' })).toMatchObject(denied)
  expect(await post({ key: 'media/evil' })).toMatchObject(denied)
  const evil = client.send(new GetObjectCommand({ Bucket: bucket.bucket, Key: 'media/evil' }))
  await expect(evil).rejects.toMatchObject({ name: 'NoSuchKey' })
})

test('a file outside the length range is refused, at its ends it is taken', async () => {
  expect(await post(signedForm(), '')).toMatchObject({ status: 400, code: 'EntityTooSmall' })
  expect(await post(signedForm(), 'x')).toMatchObject({ status: 204 })
  expect(await post(signedForm(), 'x'.repeat(10))).toMatchObject({ status: 204 })
  expect(await post(signedForm(), 'x'.repeat(11))).toMatchObject({
    status: 400,
    code: 'EntityTooLarge',
  })
})
