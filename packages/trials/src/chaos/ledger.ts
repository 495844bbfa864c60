import { setTimeout as sleep } from 'node:timers/promises'
import { CallError } from '@bong-bari/contract'
import { type Found, type Noun, nouns } from './nouns.ts'
import type { Callers } from './site.ts'

/**
 * Something that was sent to the site. `may` are the editions that it may have by what was answered, 0
 * for being gone: one when everything was acknowledged, more when an answer is missing.
 */
type Kept = { mark: string; id: string; may: number[] }

/**
 * What of one kind was sent, and what became of it by the answers alone. A thing whose answer is missing
 * is left alone until `compare` has seen what became of it.
 */
const makeLedger = (noun: Noun, complain: (complaint: string) => void) => {
  const all = new Map<string, Kept>()
  const ledger = { noun, acknowledged: 0 }
  /** Sends an edition; a text that is answered is the id from then on. */
  const send = async (kept: Kept, edition: number, act: () => Promise<unknown>) => {
    all.set(kept.mark, kept)
    const before = kept.may
    kept.may = [...before, edition]
    try {
      const answer = await act()
      kept.may = [edition]
      ledger.acknowledged++
      if (typeof answer === 'string') kept.id = answer
    } catch (error) {
      // Whether it was done is not known without an answer of the function itself.
      if (!(error instanceof CallError) || error.status >= 500) return
      kept.may = before
      if (error.status !== 429) complain(`${noun.name} ${kept.mark} was refused: ${error.message}`)
    }
  }

  const compareOne = (kept: Kept, found: Found[]) => {
    const { mark, may } = kept
    const [one, ...more] = found
    if (more.length) return complain(`${noun.name} ${mark} is there ${more.length + 1} times`)
    const edition = one ? may.find((each) => each > 0 && one.is(each)) : may.find((each) => !each)
    if (edition === undefined)
      return complain(
        `${noun.name} ${mark} should be ${may.join(' or ')} and is ${one ? 'something else' : 'gone'}`,
      )
    kept.may = [edition]
    kept.id = one?.id ?? ''
  }

  return Object.assign(ledger, {
    send,
    create: (callers: Callers) => {
      const kept = { mark: `chaos-${noun.name}-${all.size}`, id: '', may: [0] }
      return send(kept, 1, () => noun.create(callers, kept.mark))
    },
    /** Holds what is found on the site against what was answered. */
    compare: async (callers: Callers) => {
      const found = await noun.read(callers)
      for (const kept of all.values())
        compareOne(
          kept,
          found.filter(({ mark }) => mark === kept.mark),
        )
      for (const { mark } of found)
        if (!all.has(mark)) complain(`${noun.name} ${mark} was never sent`)
    },
    /** Those of which it is known what they are, an edition, or 0 for being gone. */
    known: () =>
      [...all.values()].flatMap((kept) => {
        const [edition = 0, ...more] = kept.may
        return more.length ? [] : [{ kept, mark: kept.mark, edition }]
      }),
  })
}
export type Ledger = ReturnType<typeof makeLedger>

export const makeLedgers = (complain: (complaint: string) => void) =>
  nouns.map((noun) => makeLedger(noun, complain))

/** Creates, changes or deletes one thing; half of the time something new comes. */
const writeOne = async (ledger: Ledger, callers: Callers, upTo: (most: number) => number) => {
  const { noun, create, known, send } = ledger
  const there = known().filter(({ edition }) => edition > 0)
  const one = there[upTo(Math.max(there.length - 1, 0))]
  const dice = upTo(9)
  if (!one || dice < 5) return create(callers)
  const { kept, mark, edition } = one
  if (dice > 7) return send(kept, 0, () => noun.remove(callers, kept.id))
  return send(kept, edition + 1, () => noun.change(callers, kept.id, mark, edition + 1))
}

/** Writes one thing after the other until `ended`, each kind in a row of its own. */
export const write = (
  ledgers: readonly Ledger[],
  callers: Callers,
  upTo: (most: number) => number,
  ended: AbortSignal,
) =>
  Promise.all(
    ledgers.map(async (ledger) => {
      while (!ended.aborted) {
        await writeOne(ledger, callers, upTo)
        await sleep(upTo(60))
      }
    }),
  )
