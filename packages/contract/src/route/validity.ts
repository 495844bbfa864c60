import * as z from 'zod/mini'

const years = { first: 1970, last: 9998 }

/** It looks at the instant, because the last day of 9999 in New York ends in the year 10000 UTC. */
export const isStorableMoment = (moment: string) => {
  const year = new Date(moment).getUTCFullYear()
  return years.first <= year && year <= years.last
}

/** A moment in ISO form with its zone, from 1970 to 9998, stored in UTC. Empty counts as absent. */
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

/** Returns whether an item is visible at `now`: active, begun and not over. */
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

/** Returns the items that are visible at `now`, in their order. */
export const filterLive = <One extends object>(all: readonly One[], now: Date) =>
  all.filter((one: Partial<Validity>) => isLive(one, now))

/** Returns when the next item appears or disappears; undefined if none ever will. */
export const findNextChange = (all: readonly Partial<Validity>[], now: Date) =>
  all
    .filter(({ isActive = true }) => isActive)
    .flatMap(({ validFrom, validTo }) => [validFrom, validTo].filter((moment) => moment != null))
    .map((moment) => Date.parse(moment))
    .filter((moment) => moment > now.getTime())
    .sort((a, b) => a - b)
    .map((moment) => new Date(moment))[0]
