/** Group 1: the picture's key. */
const pictureAddress = /\/(media\/[0-9a-f]{64}\.(?:png|jpg|webp))/g

/** Keys of stored pictures named in a value, outside the fields `besides`. */
export const picturesIn = (value: unknown, besides: readonly string[] = []): string[] => {
  const text = JSON.stringify(value, (name, part) => (besides.includes(name) ? undefined : part))
  return [...(text ?? '').matchAll(pictureAddress)].map(([, key = '']) => key)
}
