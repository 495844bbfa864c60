/** Visible letters of Latin-1 that end no entry of a sorted text and need no escape in JSON: 185, those of ASCII first. */
const alphabet = Array.from({ length: 224 }, (_, at) => String.fromCharCode(32 + at)).filter(
  (letter) => !/[=;"\\\x7f-\xa0\xad]/.test(letter),
)
const zeroPlace = 45
/** Weights below this share of the largest are three quarters of all, and hardly change an answer. All in all they take less than a megabyte. */
export const minShare = 0.041

/** Two letters for each weight that counts: its row and its size in 45ths of the largest. Throws beyond 185 rows. */
export const packWeights = (weights: readonly Float32Array[]) => {
  const rowCount = weights[0]?.length ?? 0
  if (rowCount > alphabet.length) throw new Error(`${rowCount} rows have no letter each.`)
  const largest = weights.reduce(
    (most, list) => list.reduce((max, one) => Math.max(max, Math.abs(one)), most),
    0,
  )
  const texts = weights.map((list) =>
    [...list]
      .map((weight, row) => {
        if (Math.abs(weight) < minShare * largest) return ''
        return `${alphabet[row]}${alphabet[zeroPlace + Math.round((weight / largest) * zeroPlace)]}`
      })
      .join(''),
  )
  return { scale: largest / zeroPlace, texts }
}

const placeOfCode = new Uint8Array(256)
for (const [place, letter] of alphabet.entries()) placeOfCode[letter.charCodeAt(0)] = place

/** Unpacks a text of `packWeights` and calls `take` with each row and its weight. */
export const forEachWeight = (
  text: string,
  scale: number,
  take: (row: number, weight: number) => void,
) => {
  for (let at = 0; at + 1 < text.length; at += 2) {
    const row = placeOfCode[text.charCodeAt(at)] ?? 0
    const size = placeOfCode[text.charCodeAt(at + 1)] ?? zeroPlace
    take(row, (size - zeroPlace) * scale)
  }
}
