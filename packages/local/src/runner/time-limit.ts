/** Says that a function took longer than it may. */
export class TimedOut extends Error {
  override name = 'TimedOut'
}

/** What `answering` comes to, or a rejection with {@link TimedOut} after `ms` milliseconds, if any. */
export const within = <T>(ms: number | undefined, answering: Promise<T>): Promise<T> => {
  if (ms === undefined) return answering
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(`No answer within ${ms} ms.`)), ms)
    answering.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
