export class TimedOut extends Error {
  override name = 'TimedOut'
}

/** Rejects with {@link TimedOut} after `ms`, if any. */
export const within = <T>(ms: number | undefined, answering: Promise<T>): Promise<T> => {
  if (ms === undefined) return answering
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(`No answer within ${ms} ms.`)), ms)
    answering.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
