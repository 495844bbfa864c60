import { keep, readKept } from '../../ui/kept.ts'
import type { RequestValues } from './request-values.ts'

/** How far a request has come that is asked for one answer at a time. */
type Progress = { step?: string | undefined; isChange?: boolean | undefined }

/**
 * What survives a reload until the request is sent: the values, and the Idempotency-Key of a
 * sending whose answer never came.
 */
export type Draft = { values?: Partial<RequestValues>; key?: string | undefined } & Progress

export const readDraft = (name: string): Draft => Object(readKept(name))

export const saveDraft = (name: string, change: Draft) =>
  keep(name, { ...readDraft(name), ...change })

export const dropDraft = (name: string) => keep(name, undefined)
