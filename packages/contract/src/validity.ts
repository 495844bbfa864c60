import * as z from 'zod/mini'

/** A moment in ISO form with a zone, kept in UTC; an empty one counts as absent. */
export const optionalMoment = (label: string) => {
  const error = `${label} must be a date and time in ISO form`
  return z.pipe(
    z.nullish(z.union([z.literal(''), z.iso.datetime({ offset: true, error })], { error })),
    z.transform((moment) => (moment ? new Date(moment).toISOString() : undefined)),
  )
}

/** Said when a span of dates ends before it begins. */
export const endsBeforeStart = { path: ['validTo'], error: 'Valid to must be after valid from' }
export const isInOrder = (dates: {
  validFrom?: string | undefined
  validTo?: string | undefined
}) => !dates.validFrom || !dates.validTo || dates.validFrom < dates.validTo

type Validity = { isActive: boolean; validFrom: string; validTo: string | null }

/** Whether visitors see something now: active, begun, and not yet over. */
export const isLive = ({ isActive, validFrom, validTo }: Validity, now: Date) => {
  const moment = now.toISOString()
  return isActive && validFrom <= moment && (validTo === null || moment < validTo)
}
