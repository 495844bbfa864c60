const run = '[\\u0980-\\u09ff\\u0964\\u0965\\u200c\\u200d]+'
const bengali = new RegExp(`(${run}(?:[^\\p{L}\\p{N}\\n]+${run})*)`, 'u')

/** A danda never begins a line, nor does another sign that ends a sentence or a part of it. */
const beforeEnd = / (?=[\u0964\u0965?!;:])/g

/** Text in which every Bengali run is marked as such, for screen readers and for its size. */
export const MixedText = ({ children }: { children: string }) =>
  // Splitting on one group puts the Bengali runs at the odd places.
  children
    .replace(beforeEnd, '\u00a0')
    .split(bengali)
    .map((part, place) =>
      place % 2 ? (
        <span key={place} lang="bn">
          {part}
        </span>
      ) : (
        part
      ),
    )
