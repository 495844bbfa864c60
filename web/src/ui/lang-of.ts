/** `bn` for a text of which at least half is in Bengali script; undefined leaves the page's own language. */
export const langOf = (text: string) => {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  const bengali = text.match(/\p{Script=Bengali}/gu)?.length ?? 0
  return bengali > 0 && bengali * 2 >= letters ? 'bn' : undefined
}
