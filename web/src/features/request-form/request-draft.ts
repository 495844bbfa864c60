import { keep, readKept } from '../../ui/kept.ts'
import type { RequestValues } from './request-values.ts'

/**
 * What survives a reload until the request is sent: the values, and the Idempotency-Key of a
 * sending whose answer never came.
 */
export type Draft = { values?: Partial<RequestValues>; key?: string | undefined }

export const readDraft = (name: string): Draft => Object(readKept(name))

export const saveDraft = (name: string, change: Draft) =>
  keep(name, { ...readDraft(name), ...change })

export const dropDraft = (name: string) => keep(name, undefined)
