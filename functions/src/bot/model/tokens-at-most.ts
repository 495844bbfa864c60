/** Upper bound: Bengali costs more than Latin in every model. */
export const tokensAtMost = (text: string) => {
  const ascii = text.match(/[ -~\s]/g)?.length ?? 0
  return Math.ceil(ascii / 3 + (text.length - ascii) * 1.5)
}
