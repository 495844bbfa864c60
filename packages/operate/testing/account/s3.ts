import type { State } from './state.ts'

const ask = async ({ s3 }: State, bucket: string, method: 'PUT' | 'DELETE') =>
  fetch(`${s3}/${bucket}`, { method })

/** Makes a bucket; answers why it cannot. */
export const createBucket = async (state: State, bucket: string) => {
  const { ok, status } = await ask(state, bucket, 'PUT')
  return ok || status === 409 ? undefined : `The bucket ${bucket} could not be made (${status}).`
}

/** Deletes an empty bucket; answers why it cannot. */
export const deleteBucket = async (state: State, bucket: string) => {
  const { status } = await ask(state, bucket, 'DELETE')
  return status === 409
    ? 'Resource handler returned message: "The bucket you tried to delete is not empty (Service: S3, Status Code: 409)"'
    : undefined
}

/** The template that a TemplateURL names, whichever host stands in the address. */
export const readTemplateFile = async ({ s3 }: State, url: string) => {
  const answer = await fetch(`${s3}${new URL(url).pathname}`)
  return answer.ok ? answer.text() : undefined
}
