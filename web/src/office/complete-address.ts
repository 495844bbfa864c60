const siteName = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+([:/?#]|$)/u

/** An address as it is meant: `bongbari.com/offer` begins with https:// though nobody typed that. */
export const completeAddress = (typed: string) => {
  const address = typed.trim()
  return siteName.test(address) ? `https://${address}` : typed
}
