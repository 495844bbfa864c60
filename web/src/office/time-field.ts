import { clockInKolkata, isoOfClock } from '@bong-bari/site'

/** ISO time to the value of a `datetime-local` field, by Kolkata's clock; empty stays empty. */
export const toTimeField = (iso: string | null) => (iso ? clockInKolkata(iso) : '')

/** The reverse of {@link toTimeField}. */
export const fromTimeField = (value: string) => value && isoOfClock(value)
