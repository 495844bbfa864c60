import { setTimeout as sleep } from 'node:timers/promises'
import { CallError } from '@bong-bari/contract'
import { type Found, type Noun, nouns } from './nouns.ts'
import type { Callers } from './site.ts'

/**
 * A thing sent to the site. `editions` are its possible editions, 0 for deleted: one if all was
 * acknowledged, more if an answer is missing.
 */
type Entry = { mark: string; id: string; editions: number[] }

/**
 * What was sent of one kind, and its state by the answers alone. After a missing answer a thing
 * rests until `compare`.
 */
const makeLedger = (noun: Noun, complain: (complaint: string) => void) => {
  const all = new Map<string, Entry>()
  const ledger = { noun, acknowledged: 0 }
  /** Sends an edition; a returned text becomes the id. */
  const send = async (entry: Entry, edition: number, act: () => Promise<unknown>) => {
    all.set(entry.mark, entry)
    const before = entry.editions
    entry.editions = [...before, edition]
    try {
      const answer = await act()
      entry.editions = [edition]
      ledger.acknowledged++
      if (typeof answer === 'string') entry.id = answer
    } catch (error) {
      // Unless the function itself answered, it may or may not have happened.
      if (!(error instanceof CallError) || error.status >= 500) return
      entry.editions = before
      if (error.status !== 429) complain(`${noun.name} ${entry.mark} was refused: ${error.message}`)
    }
  }

  const compareOne = (entry: Entry, items: Found[]) => {
    const { mark, editions } = entry
    const [one, ...more] = items
    if (more.length) return complain(`${noun.name} ${mark} is there ${more.length + 1} times`)
    const edition = one
      ? editions.find((each) => each > 0 && one.is(each))
      : editions.find((each) => !each)
    if (edition === undefined)
      return complain(
        `${noun.name} ${mark} should be ${editions.join(' or ')} and is ${one ? 'something else' : 'gone'}`,
      )
    entry.editions = [edition]
    entry.id = one?.id ?? ''
  }

  return Object.assign(ledger, {
    send,
    create: (callers: Callers) => {
      const entry = { mark: `chaos-${noun.name}-${all.size}`, id: '', editions: [0] }
      return send(entry, 1, () => noun.create(callers, entry.mark))
    },
    /** Compares the site with what was answered. */
    compare: async (callers: Callers) => {
      const current = await noun.read(callers)
      for (const entry of all.values())
        compareOne(
          entry,
          current.filter(({ mark }) => mark === entry.mark),
        )
      for (const { mark } of current)
        if (!all.has(mark)) complain(`${noun.name} ${mark} was never sent`)
    },
    /** The things whose edition the answers leave no doubt about. */
    settled: () =>
      [...all.values()].flatMap((entry) => {
        const [edition = 0, ...more] = entry.editions
        return more.length ? [] : [{ entry, mark: entry.mark, edition }]
      }),
  })
}
export type Ledger = ReturnType<typeof makeLedger>

export const makeLedgers = (complain: (complaint: string) => void) =>
  nouns.map((noun) => makeLedger(noun, complain))

/** Creates (half of the time), changes or deletes one thing. */
const writeOne = async (ledger: Ledger, callers: Callers, upTo: (max: number) => number) => {
  const { noun, create, settled, send } = ledger
  const there = settled().filter(({ edition }) => edition > 0)
  const one = there[upTo(Math.max(there.length - 1, 0))]
  const dice = upTo(9)
  if (!one || dice < 5) return create(callers)
  const { entry, mark, edition } = one
  if (dice > 7) return send(entry, 0, () => noun.remove(callers, entry.id))
  return send(entry, edition + 1, () => noun.change(callers, entry.id, mark, edition + 1))
}

/** Writes until `ended`, each kind in its own sequence. */
export const write = (
  ledgers: readonly Ledger[],
  callers: Callers,
  upTo: (max: number) => number,
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
