import { endsBeforeStart, isInOrder } from '@bong-bari/contract'
import { refuseField } from './refuse.ts'

type Dates = { validFrom?: string | undefined; validTo?: string | null | undefined }

/** Refuses dates of which the last comes first: as they are given, or as they stand. */
export const checkDates = (given: Dates, current: Dates = {}) => {
  const { validFrom = current.validFrom, validTo = current.validTo } = given
  if (!isInOrder({ validFrom, validTo })) refuseField('validTo', endsBeforeStart.error)
}
