import { clockInKolkata, isoOfClock } from '@bong-bari/site'

/** ISO time to the value of a `datetime-local` field, by Kolkata's clock; empty stays empty. */
export const toTimeField = (iso: string | null) => (iso ? clockInKolkata(iso) : '')

/** The reverse of {@link toTimeField}. */
export const fromTimeField = (value: string) => value && isoOfClock(value)

const siteName = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+([:/?#]|$)/u

/** Adds a missing `https://`. */
export const completeAddress = (typed: string) => {
  const address = typed.trim()
  return siteName.test(address) ? `https://${address}` : typed
}
