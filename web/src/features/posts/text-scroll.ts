/** Where the blocks of a text begin, as shares of its height, at `letters` per line. */
export const blockStarts = (text: string, letters: number) => {
  const starts: number[] = []
  let height = 0
  let isOpen = false
  for (const line of text.split('\n')) {
    const isBlank = !line.trim()
    if (!isBlank && !isOpen) starts.push(height)
    isOpen = !isBlank
    height += Math.max(1, Math.ceil(line.length / letters))
  }
  return starts.map((start) => start / height)
}

/** Maps a place of `from` to `to`: between the same two steps, as far along. */
export const between = (place: number, from: readonly number[], to: readonly number[]) => {
  const next = from.findIndex((step) => step > place)
  const at = next < 0 ? from.length - 1 : next - 1
  const [low = 0, high = 1] = [from[at], from[at + 1]]
  const [below = 0, above = 1] = [to[at], to[at + 1]]
  const share = high > low ? (place - low) / (high - low) : 0
  return below + share * (above - below)
}
