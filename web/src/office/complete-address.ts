const siteName = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+([:/?#]|$)/u

/** Adds a missing `https://`. */
export const completeAddress = (typed: string) => {
  const address = typed.trim()
  return siteName.test(address) ? `https://${address}` : typed
}
