/** Bytes. */
const most = 4096

const expressionsIn = (input: object): [string, string][] =>
  Object.entries(input).flatMap(([name, value]) => {
    if (name.endsWith('Expression') && typeof value === 'string') return [[name, value]]
    return name === 'TransactItems' && Array.isArray(value)
      ? value.flatMap((item) => Object.values(item).flatMap((one) => expressionsIn(Object(one))))
      : []
  })

/**
 * Why DynamoDB refuses what dynalite takes (limits of expressions, Developer Guide); undefined
 * where it does not.
 */
export const limitRefusal = (input: object) => {
  for (const [name, text] of expressionsIn(input)) {
    const size = Buffer.byteLength(text)
    if (size > most)
      return `Invalid ${name}: Expression size has exceeded the maximum allowed size; expression size: ${size}`
  }
  return undefined
}
