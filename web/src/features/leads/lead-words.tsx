/** `bn` for a text that is mostly Bengali. */
export const langOf = (text: string) => {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  const bengali = text.match(/\p{Script=Bengali}/gu)?.length ?? 0
  return bengali > 0 && bengali * 2 >= letters ? 'bn' : undefined
}

/** What a visitor wrote, marked with its language. */
export const Words = ({ children }: { children: string }) => (
  <span lang={langOf(children)}>{children}</span>
)
