import { api, CallError } from '@bong-bari/contract'
import { call } from '../../api.ts'
import { newKey } from '../../ui/new-key.ts'
import { readDraft, saveDraft } from './request-draft.ts'
import type { RequestBody } from './request-values.ts'

const send = (draft: string, body: RequestBody, key: string) => {
  saveDraft(draft, { key })
  return call(api.leads.create, { body }, { headers: { 'idempotency-key': key } })
}

/** An answer that says for certain that nothing was stored. */
const isDefinite = (error: unknown) => error instanceof CallError && error.status < 500

const wasSentBefore = (error: unknown) =>
  error instanceof CallError && error.refusal?.code === 'idempotency-key-reused'

/**
 * Sends a request so that trying again never stores it twice: its key stays with the draft until
 * an answer is certain, so the server knows the same text again. When the text was changed after
 * a lost answer and the first one did arrive, the changed one goes under a new key.
 */
export const sendRequest = async (draft: string, body: RequestBody) => {
  try {
    return await send(draft, body, readDraft(draft).key ?? newKey())
  } catch (error) {
    if (wasSentBefore(error)) return send(draft, body, newKey())
    if (isDefinite(error)) saveDraft(draft, { key: undefined })
    throw error
  }
}
