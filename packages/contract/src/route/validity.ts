import * as z from 'zod/mini'

const years = { first: 1970, last: 9998 }

/** By instant: the last day of 9999 in New York ends in year 10000 UTC. */
export const isStorableMoment = (moment: string) => {
  const year = new Date(moment).getUTCFullYear()
  return years.first <= year && year <= years.last
}

/** ISO with zone, 1970 to 9998, kept in UTC; empty is absent. */
export const optionalMoment = (label: string) => {
  const error = `${label} must be a date and time in ISO form`
  const moment = z.iso
    .datetime({ offset: true, error })
    .check(
      z.refine(isStorableMoment, `${label} must be in the years ${years.first} to ${years.last}`),
    )
  return z.pipe(
    z.nullish(z.union([z.literal(''), moment], { error })),
    z.transform((moment) => (moment ? new Date(moment).toISOString() : undefined)),
  )
}

const endsBeforeStart = {
  path: ['validTo'],
  error: 'Valid to must be after valid from',
} as const
export const isInOrder = (dates: {
  validFrom?: string | undefined
  validTo?: string | null | undefined
}) => !dates.validFrom || !dates.validTo || Date.parse(dates.validFrom) < Date.parse(dates.validTo)

export const datesInOrder = { ...endsBeforeStart, holds: isInOrder }

export type Validity = { isActive: boolean; validFrom: string; validTo: string | null }

/** Visible now: active, begun, not over. */
export const isLive = (
  { isActive = true, validFrom, validTo = null }: Partial<Validity>,
  now: Date,
) => {
  const moment = now.getTime()
  return (
    isActive &&
    (validFrom === undefined || Date.parse(validFrom) <= moment) &&
    (validTo === null || moment < Date.parse(validTo))
  )
}

/** The visible ones, in order. */
export const liveOf = <One extends object>(all: readonly One[], now: Date) =>
  all.filter((one: Partial<Validity>) => isLive(one, now))

/** When one next appears or disappears; undefined: never. */
export const nextChangeOf = (all: readonly Partial<Validity>[], now: Date) =>
  all
    .filter(({ isActive = true }) => isActive)
    .flatMap(({ validFrom, validTo }) => [validFrom, validTo].filter((moment) => moment != null))
    .map((moment) => Date.parse(moment))
    .filter((moment) => moment > now.getTime())
    .sort((a, b) => a - b)
    .map((moment) => new Date(moment))[0]
