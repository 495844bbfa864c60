import * as z from 'zod/mini'

const isStorableDay = (day: string) => day >= '1971-01-01' && day < '9998-01-01'

/** A calendar day in the brand's time zone. */
export const day = (name: string) =>
  z.iso
    .date(`${name} must be a day such as 2026-11-23`)
    .check(z.refine(isStorableDay, `${name} must be a day of the years 1971 to 9997`))
