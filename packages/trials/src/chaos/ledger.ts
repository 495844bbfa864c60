import { CallError } from '@bong-bari/contract'

/**
 * Something that was sent to the site. `may` are the editions that it may have by what was answered, 0
 * for being gone: one when everything was acknowledged, more when an answer is missing.
 * `stood` once it was known to be there.
 */
export type Kept = { mark: string; id: string; may: number[]; stood: boolean; restsUntil?: number }

/** Something that was found on the site; `is` tells whether it has all of an edition. */
export type Found = {
  mark: string
  id: string
  is: (edition: number) => boolean
}

/**
 * Milliseconds for which a thing is left alone that was written: a first try that is late arrives after the second one
 * was answered, and nothing in the table tells it from a new one.
 */
export const restMs = 1_500

/** Whether an answer says that nothing was done. */
const isRefused = (error: unknown) => error instanceof CallError && error.status < 500

/**
 * What of one kind was sent, and what became of it by the answers alone. A thing whose answer is missing
 * is left alone until `compare` has seen what became of it.
 */
export const makeLedger = (noun: string, complain: (complaint: string) => void) => {
  const all = new Map<string, Kept>()
  let acknowledged = 0

  /** Sends an edition; what it answers is the id from then on. */
  const send = async (
    kept: Kept,
    edition: number,
    act: () => Promise<{ id: unknown } | unknown>,
  ) => {
    all.set(kept.mark, kept)
    const before = kept.may
    kept.may = [...before, edition]
    try {
      const answer = await act()
      kept.may = [edition]
      kept.stood ||= edition > 0
      kept.restsUntil = performance.now() + restMs
      acknowledged++
      if (typeof answer === 'string') kept.id = answer
    } catch (error) {
      if (!isRefused(error)) return
      kept.may = before
      // Too many requests are nobody's fault; nothing else is refused that was right.
      if (error instanceof CallError && error.status !== 429)
        complain(`${noun} ${kept.mark} was refused: ${error.message}`)
    }
  }

  const compareOne = (kept: Kept, found: Found[]) => {
    const { mark, may } = kept
    const [one, ...more] = found
    if (more.length) return complain(`${noun} ${mark} is there ${more.length + 1} times`)
    const edition = one ? may.find((each) => each > 0 && one.is(each)) : may.find((each) => !each)
    if (edition === undefined)
      return complain(
        `${noun} ${mark} should be ${may.join(' or ')} and is ${one ? 'something else' : 'gone'}`,
      )
    kept.may = [edition]
    if (!one) return
    kept.id = one.id
    kept.stood = true
  }

  /** Holds what was found against what was answered. */
  const compare = (found: readonly Found[]) => {
    for (const kept of all.values())
      compareOne(
        kept,
        found.filter(({ mark }) => mark === kept.mark),
      )
    for (const { mark } of found) if (!all.has(mark)) complain(`${noun} ${mark} was never sent`)
  }

  return {
    send,
    compare,
    /** Those of which it is known that they are there, and that were not written just now. */
    there: () =>
      [...all.values()].filter(
        ({ may: [first, ...more], restsUntil = 0 }) =>
          first && !more.length && restsUntil < performance.now(),
      ),
    /** Those of which it is known what they are: an edition, or 0 for being gone. */
    known: () =>
      [...all.values()].flatMap(({ mark, may: [edition, ...more] }) =>
        edition === undefined || more.length ? [] : [{ mark, edition }],
      ),
    /** Those that were never there, as far as anybody was told. */
    neverStood: () => [...all.values()].filter(({ stood }) => !stood),
    /** Those whose creation was never answered. */
    unanswered: () => [...all.values()].filter(({ may }) => may.includes(0) && may.includes(1)),
    counts: () => ({ sent: all.size, acknowledged }),
  }
}
export type Ledger = ReturnType<typeof makeLedger>
