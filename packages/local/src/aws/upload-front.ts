import type { buildApp } from 'fauxqs'
import { checkUpload, type PostedForm, type UploadRefusal } from './upload-policy.ts'

type ObjectApp = Awaited<ReturnType<typeof buildApp>>

const isForm = (method: string, contentType = '') =>
  method === 'POST' && /^multipart\/form-data/i.test(contentType)

/** S3 ignores fields after the file. */
const readForm = async (url: string, body: Buffer, contentType: string): Promise<PostedForm> => {
  const headers = { 'content-type': contentType }
  const fields = new Map<string, string>()
  const bucket = decodeURIComponent(url.split(/[/?]/)[1] ?? '')
  for (const [name, value] of await new Response(new Uint8Array(body), { headers }).formData()) {
    if (typeof value !== 'string') return { bucket, fields, size: value.size }
    fields.set(name.toLowerCase(), value)
  }
  return { bucket, fields, size: 0 }
}

const malformed: UploadRefusal = {
  status: 400,
  code: 'MalformedPOSTRequest',
  message: 'The body of your POST request is not well-formed multipart/form-data.',
}

const xml = ({ code, message }: UploadRefusal) => {
  const text = message.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${text}</Message></Error>`
}

const refusalOf = async (url: string, body: unknown, contentType: string, now: number) => {
  if (!Buffer.isBuffer(body)) return malformed
  const form = await readForm(url, body, contentType).catch(() => undefined)
  return form ? checkUpload(form, now) : malformed
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': '*',
}

/** CORS and form policies, which the S3 stand-in lacks. `now` in epoch milliseconds. */
export const guardUploads = (app: ObjectApp, now: () => number = Date.now) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin) reply.headers(cors)
    if (request.method === 'OPTIONS') return reply.status(204).send()
  })
  app.addHook('preHandler', async (request, reply) => {
    const contentType = request.headers['content-type']
    if (!isForm(request.method, contentType)) return
    const refusal = await refusalOf(request.url, request.body, contentType ?? '', now())
    if (refusal)
      return reply
        .status(refusal.status)
        .header('content-type', 'application/xml')
        .send(xml(refusal))
  })
}
