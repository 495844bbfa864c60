import { api, CallError } from '@bong-bari/contract'
import { call } from '../../call.ts'
import { newKey } from '../../plain/new-key.ts'
import { createDrafts } from '../../ui/use-stored-values.ts'
import type { RequestBody, RequestValues } from './request-values.ts'

type Progress = { step?: string | undefined; isChange?: boolean | undefined }

/** Kept across reloads until sent: the values, and the Idempotency-Key of a call that got no answer. */
type Draft = { values?: Partial<RequestValues>; key?: string | undefined } & Progress

export const requestDrafts = createDrafts((stored): Draft => Object(stored))

const callWithKey = (draft: string, body: RequestBody, key: string) => {
  requestDrafts.change(draft, { key })
  return call(api.leads.create, { body }, { headers: { 'idempotency-key': key } })
}

/** Whether it is certain that nothing was stored. */
const isDefinite = (error: unknown) => error instanceof CallError && error.status < 500

const wasSentBefore = (error: unknown) =>
  error instanceof CallError && error.refusal?.code === 'idempotency-key-reused'

/**
 * Sends a request so that retrying never stores it twice: the key stays with the draft until an answer is
 * certain. Text changed after a lost answer goes under a new key if the first did arrive.
 */
export const sendRequest = async (draft: string, body: RequestBody) => {
  try {
    return await callWithKey(draft, body, requestDrafts.read(draft).key ?? newKey())
  } catch (error) {
    if (wasSentBefore(error)) return callWithKey(draft, body, newKey())
    if (isDefinite(error)) requestDrafts.change(draft, { key: undefined })
    throw error
  }
}
