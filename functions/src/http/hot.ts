/** Milliseconds of which requests are counted, and how many of one caller to one route an instance looks at. */
const span = 60_000
const most = 120

/** Callers that are counted at a time: some 10 MB at the most. */
const mostCallers = 20_000

type Counts = { span: number; now: number; before: number }

/**
 * Counts what each caller asks, in this instance's memory alone, so that a flood from one line costs no read and no
 * write. True while a caller asked more in the last minute than 50 people behind one address do; what is refused
 * counts too, so whoever goes on stays refused.
 */
export const hotCallers = () => {
  const callers = new Map<string, Counts>()

  const forgetOld = (current: number) => {
    for (const [caller, counts] of callers) if (counts.span < current - 1) callers.delete(caller)
    // All are of the last minutes: a flood from very many, which no count of single ones stops.
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

/** Seconds after which the minute that made a caller hot is over. */
export const hotSeconds = span / 1000
