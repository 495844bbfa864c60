import { AsyncLocalStorage } from 'node:async_hooks'

const passes = new AsyncLocalStorage<object>()

/**
 * Makes equal reads within `run` once: pages that are drawn together show much the same. A write in the meantime goes unnoticed, so
 * look up what you are going to replace before.
 */
export const shareReads = <Result>(run: () => Promise<Result>): Promise<Result> =>
  passes.run({}, run)

/** Returns a function that reads equal inputs once within one {@link shareReads}, and every time outside of it. */
export const readOncePerPass = <Input extends object, Output>(
  read: (input: Input) => Promise<Output>,
) => {
  const readsByPass = new WeakMap<object, Map<string, Promise<Output>>>()
  return (input: Input): Promise<Output> => {
    const pass = passes.getStore()
    if (!pass) return read(input)
    const reads = readsByPass.get(pass) ?? new Map<string, Promise<Output>>()
    readsByPass.set(pass, reads)
    const name = JSON.stringify(input)
    const answer = reads.get(name) ?? read(input)
    reads.set(name, answer)
    return answer
  }
}
