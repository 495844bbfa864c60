import { AsyncLocalStorage } from 'node:async_hooks'

const passes = new AsyncLocalStorage<object>()

/**
 * Within `run` equal reads are made once, for pages that are drawn together and share most of what they show. What is
 * written meanwhile is not seen, so what is replaced by it must have been looked at before.
 */
export const readingOnce = <Result>(run: () => Promise<Result>): Promise<Result> =>
  passes.run({}, run)

/** `read`, once for equal inputs of one {@link readingOnce}. */
export const shared = <Input extends object, Output>(read: (input: Input) => Promise<Output>) => {
  const known = new WeakMap<object, Map<string, Promise<Output>>>()
  return (input: Input): Promise<Output> => {
    const pass = passes.getStore()
    if (!pass) return read(input)
    const reads = known.get(pass) ?? new Map<string, Promise<Output>>()
    known.set(pass, reads)
    const name = JSON.stringify(input)
    const answer = reads.get(name) ?? read(input)
    reads.set(name, answer)
    return answer
  }
}
