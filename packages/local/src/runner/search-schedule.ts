import type { Functions } from './functions.ts'

const minuteMs = 60_000

/** Stands in for the rule that calls `search-words` each minute; the first time right away. */
export const startSearchSchedule = ({ call }: Pick<Functions, 'call'>) => {
  // A look that fails is printed, and the next one does its work.
  const look = () => call('search-words', {}).catch(() => {})
  look()
  const timer = setInterval(look, minuteMs).unref()
  return { look, stop: () => clearInterval(timer) }
}
