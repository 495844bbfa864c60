/** Where a text names a stored picture; its first group is the picture's key. */
const pictureAddress = /\/(media\/[0-9a-f]{64}\.(?:png|jpg|webp))/g

/** Keys of the stored pictures that a value names, in an address or in its text; but for some fields. */
export const picturesIn = (value: unknown, besides: readonly string[] = []): string[] => {
  const text = JSON.stringify(value, (name, part) => (besides.includes(name) ? undefined : part))
  return [...(text ?? '').matchAll(pictureAddress)].map(([, key = '']) => key)
}
