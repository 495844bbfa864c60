import { createHmac, timingSafeEqual } from 'node:crypto'
import { localCredentials } from './credentials.ts'

/** Before the file, names in lower case. */
export type PostedForm = { bucket: string; fields: Map<string, string>; size: number }

export type UploadRefusal = { status: number; code: string; message: string }

type Policy = { expiration: string; conditions: unknown[] }

const denied = (message: string): UploadRefusal => ({ status: 403, code: 'AccessDenied', message })

/** Optional in a policy. */
const unnamed = /^(x-amz-signature|file|policy|x-ignore-.*)$/

const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const isSigned = ({ fields }: PostedForm, policy: string) => {
  const scope = fields.get('x-amz-credential')?.split('/') ?? []
  const key = scope
    .slice(1)
    .reduce<string | Buffer>(sign, `AWS4${localCredentials.AWS_SECRET_ACCESS_KEY}`)
  const given = Buffer.from(fields.get('x-amz-signature') ?? '', 'hex')
  const expected = sign(key, policy)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const readPolicy = (base64: string): Policy | undefined => {
  try {
    const policy = JSON.parse(Buffer.from(base64, 'base64').toString())
    return Array.isArray(policy?.conditions) ? policy : undefined
  } catch {
    return undefined
  }
}

/** [operator, field, value], in any notation. */
const terms = (condition: unknown): unknown[] => {
  if (Array.isArray(condition)) return condition
  const [entry = []] = Object.entries(condition ?? {})
  return ['eq', `$${entry[0]}`, entry[1]]
}

const fieldOf = ({ bucket, fields }: PostedForm, name: string) =>
  name === 'bucket' ? bucket : (fields.get(name) ?? '')

const fails = (form: PostedForm, condition: unknown): UploadRefusal | undefined => {
  const [operator, field, value] = terms(condition)
  if (operator === 'content-length-range') {
    if (form.size < Number(field))
      return { status: 400, code: 'EntityTooSmall', message: 'The upload is too small.' }
    if (form.size > Number(value))
      return { status: 400, code: 'EntityTooLarge', message: 'The upload is too large.' }
    return undefined
  }
  const given = fieldOf(form, String(field).slice(1).toLowerCase())
  const holds =
    operator === 'starts-with' ? given.startsWith(String(value)) : given === String(value)
  return holds
    ? undefined
    : denied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`)
}

const namedBy = ({ conditions }: Policy) =>
  new Set(conditions.map((one) => String(terms(one)[1]).replace('$', '').toLowerCase()))

/** As S3; undefined if it passes. */
export const checkUpload = (form: PostedForm, now: number): UploadRefusal | undefined => {
  const base64 = form.fields.get('policy') ?? ''
  const policy = readPolicy(base64)
  if (!policy) return denied('Access Denied')
  if (!isSigned(form, base64))
    return { status: 403, code: 'SignatureDoesNotMatch', message: 'The signature is not right.' }
  if (!(now < Date.parse(policy.expiration)))
    return denied('Invalid according to Policy: Policy expired.')
  const named = namedBy(policy)
  const extra = [...form.fields.keys()].find((name) => !unnamed.test(name) && !named.has(name))
  if (extra) return denied(`Invalid according to Policy: Extra input fields: ${extra}`)
  return policy.conditions.map((one) => fails(form, one)).find(Boolean)
}
