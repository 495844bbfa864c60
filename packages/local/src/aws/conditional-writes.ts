import type { buildApp } from 'fauxqs'

type ObjectApp = Awaited<ReturnType<typeof buildApp>>
type Stored = { etag: string }
type Headers = Record<string, string | string[] | undefined>

/** The refusal of a write whose condition does not hold; undefined where it may go on. */
const refusalOf = (headers: Headers, stored: Stored | undefined) => {
  const [match, noneMatch] = [headers['if-match'], headers['if-none-match']]
  if (match !== undefined && !stored) return { status: 404, code: 'NoSuchKey' }
  const holds = (match === undefined || match === stored?.etag) && !(noneMatch === '*' && stored)
  return holds ? undefined : { status: 412, code: 'PreconditionFailed' }
}

/**
 * Gives the S3 stand-in what it lacks for those who write only in the place of what they have seen:
 * `If-Match` and `If-None-Match: *` of PUT and DELETE. `find` knows what is stored.
 */
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
