import { keep, readKept } from '../../ui/kept.ts'
import type { RequestValues } from './request-values.ts'

type Progress = { step?: string | undefined; isChange?: boolean | undefined }

/** Kept across reloads until sent: the values, and the Idempotency-Key of a call that got no answer. */
export type Draft = { values?: Partial<RequestValues>; key?: string | undefined } & Progress

export const readDraft = (name: string): Draft => Object(readKept(name))

export const saveDraft = (name: string, change: Draft) =>
  keep(name, { ...readDraft(name), ...change })

export const dropDraft = (name: string) => keep(name, undefined)
