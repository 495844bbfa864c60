import type { RequestValues } from './request-values.ts'

/**
 * What survives a reload until the request is sent: the values, and the Idempotency-Key of a
 * sending whose answer never came.
 */
export type Draft = { values?: Partial<RequestValues>; key?: string | undefined }

/** The draft under `name`; none when there is none, or when the browser keeps nothing. */
export const readDraft = (name: string): Draft => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}')
  } catch {
    return {}
  }
}

export const saveDraft = (name: string, change: Draft) => {
  try {
    sessionStorage.setItem(name, JSON.stringify({ ...readDraft(name), ...change }))
  } catch {
    // A full or forbidden storage costs the draft, never the form.
  }
}

export const dropDraft = (name: string) => {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
