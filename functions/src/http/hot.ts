/** The window in milliseconds, and requests per caller and route in it. */
const span = 60_000
const most = 120

/** Some 10 MB at most. */
const mostCallers = 20_000

type Counts = { span: number; now: number; before: number }

/**
 * Counts in memory alone, so that a flood costs no read or write. True while a caller asked more in
 * the last minute than 50 people behind one address; refused requests count.
 */
export const hotCallers = () => {
  const callers = new Map<string, Counts>()

  const forgetOld = (current: number) => {
    for (const [caller, counts] of callers) if (counts.span < current - 1) callers.delete(caller)
    // A flood from very many callers, which no count of single ones stops.
    if (callers.size >= mostCallers) callers.clear()
  }

  return (caller: string, at: number): boolean => {
    const current = Math.floor(at / span)
    const known = callers.get(caller)
    if (!known && callers.size >= mostCallers) forgetOld(current)
    const isCurrent = known?.span === current
    const previous = known?.span === current - 1 ? known.now : 0
    const counts = {
      span: current,
      now: (isCurrent ? known.now : 0) + 1,
      before: isCurrent ? known.before : previous,
    }
    callers.set(caller, counts)
    const stillCounts = 1 - (at % span) / span
    return counts.now + counts.before * stillCounts > most
  }
}

export const hotSeconds = span / 1000
