import { setTimeout as sleep } from 'node:timers/promises'
import { CallError } from '@bong-bari/contract'
import { type Found, type Noun, nouns } from './nouns.ts'
import type { Callers } from './site.ts'

/**
 * A thing sent to the site. `may` are its possible editions, 0 for deleted: one if all was
 * acknowledged, more if an answer is missing.
 */
type Kept = { mark: string; id: string; may: number[] }

/**
 * What was sent of one kind, and its state by the answers alone. After a missing answer a thing
 * rests until `compare`.
 */
const makeLedger = (noun: Noun, complain: (complaint: string) => void) => {
  const all = new Map<string, Kept>()
  const ledger = { noun, acknowledged: 0 }
  /** Sends an edition; a returned text becomes the id. */
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
      // Unless the function itself answered, it may or may not have happened.
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
    /** Compares the site with what was answered. */
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
    /** Things in a known state. */
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

/** Creates (half of the time), changes or deletes one thing. */
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

/** Writes until `ended`, each kind in its own sequence. */
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
