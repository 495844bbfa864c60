/** `bn` when at least half of the text is Bengali script; else undefined, the page's language. */
export const langOf = (text: string) => {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  const bengali = text.match(/\p{Script=Bengali}/gu)?.length ?? 0
  return bengali > 0 && bengali * 2 >= letters ? 'bn' : undefined
}
