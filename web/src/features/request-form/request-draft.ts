import { draftsOf } from '../../ui/kept.ts'
import type { RequestValues } from './request-values.ts'

type Progress = { step?: string | undefined; isChange?: boolean | undefined }

/** Kept across reloads until sent: the values, and the Idempotency-Key of a call that got no answer. */
type Draft = { values?: Partial<RequestValues>; key?: string | undefined } & Progress

export const requestDrafts = draftsOf((stored): Draft => Object(stored))
