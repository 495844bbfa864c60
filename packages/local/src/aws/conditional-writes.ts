import type { buildApp } from 'fauxqs'

type ObjectApp = Awaited<ReturnType<typeof buildApp>>
type Stored = { etag: string }
type Headers = Record<string, string | string[] | undefined>

/** Undefined where the condition holds. */
const refusalOf = (headers: Headers, stored: Stored | undefined) => {
  const [match, noneMatch] = [headers['if-match'], headers['if-none-match']]
  if (match !== undefined && !stored) return { status: 404, code: 'NoSuchKey' }
  const holds = (match === undefined || match === stored?.etag) && !(noneMatch === '*' && stored)
  return holds ? undefined : { status: 412, code: 'PreconditionFailed' }
}

/** Adds `If-Match` and `If-None-Match: *` of PUT and DELETE to the S3 stand-in. */
export const guardConditions = (
  app: ObjectApp,
  find: (bucket: string, key: string) => Stored | undefined,
) => {
  app.addHook('preHandler', async ({ method, url, headers }, reply) => {
    if (method !== 'PUT' && method !== 'DELETE') return
    const [, bucket = '', ...key] = decodeURIComponent(url.split('?')[0] ?? '').split('/')
    const refusal = refusalOf(headers, find(bucket, key.join('/')))
    if (refusal)
      return reply
        .status(refusal.status)
        .header('content-type', 'application/xml')
        .send(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${refusal.code}</Code></Error>`)
  })
}
