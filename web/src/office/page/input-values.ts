import { clockInKolkata, isoOfClock } from '@bong-bari/site'

/** ISO time to the value of a `datetime-local` field, by Kolkata's clock; empty stays empty. */
export const toTimeField = (iso: string | null) => (iso ? clockInKolkata(iso) : '')

/** Turns the value of such a field back into an ISO time. */
export const fromTimeField = (value: string) => value && isoOfClock(value)

const siteName = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+([:/?#]|$)/u

/** Adds `https://` where somebody typed the name of a site alone. */
export const completeAddress = (typed: string) => {
  const address = typed.trim()
  return siteName.test(address) ? `https://${address}` : typed
}
