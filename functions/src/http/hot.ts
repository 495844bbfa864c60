/** Milliseconds, and requests per caller and route. */
const span = 60_000
const most = 120

/** About 10 MB. */
const mostCallers = 20_000

type Counts = { span: number; now: number; before: number }

/** In memory, so floods cost no reads. True while a caller asked more in the last minute than 50 people at one address; refusals count. `share` multiplies the limit. */
export const hotCallers = () => {
  const callers = new Map<string, Counts>()

  const forgetOld = (current: number) => {
    for (const [caller, counts] of callers) if (counts.span < current - 1) callers.delete(caller)
    if (callers.size < mostCallers) return
    // Too many callers to count singly. Keep those who ask a lot: one network can fill the memory with its own addresses.
    for (const [caller, { now, before }] of callers)
      if (now + before <= most) callers.delete(caller)
    if (callers.size >= mostCallers) callers.clear()
  }

  return (caller: string, at: number, share = 1): boolean => {
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
    return counts.now + counts.before * stillCounts > most * share
  }
}

export const hotSeconds = span / 1000
