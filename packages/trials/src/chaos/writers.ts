import { setTimeout as sleep } from 'node:timers/promises'
import { type Kept, type Ledger, makeLedger } from './ledger.ts'
import { type Callers, markOf, type Noun } from './noun.ts'
import { nouns } from './nouns.ts'
import type { Random } from './random.ts'

export type Written = { noun: Noun; ledger: Ledger; sent: number }

export const makeWritten = (complain: (complaint: string) => void): Written[] =>
  nouns.map((noun) => ({ noun, ledger: makeLedger(noun.name, complain), sent: 0 }))

const nextMark = (written: Written) => {
  const number = written.sent++
  const { noun } = written
  return noun.marks ? noun.marks[number] : markOf(noun.name, number)
}

const createOne = async (written: Written, callers: Callers) => {
  const mark = nextMark(written)
  if (!mark) return false
  const kept: Kept = { mark, id: '', may: [0], stood: false }
  await written.ledger.send(kept, 1, () => written.noun.create(callers, mark))
  return true
}

/** Creates, changes or deletes one thing; half of the time something new comes. */
const writeOne = async (written: Written, callers: Callers, random: Random) => {
  const { noun, ledger } = written
  const { change, remove } = noun
  const kept = random.pick(ledger.there())
  const dice = random.upTo(9)
  if ((!kept || dice < 5) && (await createOne(written, callers))) return
  if (!kept) return
  const { id, mark, may } = kept
  const edition = (may[0] ?? 0) + 1
  if (remove && (dice > 7 || !change)) await ledger.send(kept, 0, () => remove(callers, id))
  else if (change) await ledger.send(kept, edition, () => change(callers, id, mark, edition))
}

/** Writes one thing after the other until `ended`, each kind in a row of its own. */
export const write = (all: Written[], callers: Callers, random: Random, ended: AbortSignal) =>
  Promise.all(
    all.map(async (written) => {
      while (!ended.aborted) {
        await writeOne(written, callers, random)
        await sleep(random.upTo(60))
      }
    }),
  )

/** Sends again what a visitor would send again who never got an answer. */
export const sendAgain = async (all: Written[], callers: Callers) => {
  for (const { noun, ledger } of all)
    for (const kept of noun.isSentAgain ? ledger.unanswered() : [])
      await ledger.send(kept, 1, () => noun.create(callers, kept.mark))
}

/** Looks at everything that was ever sent. */
export const compareAll = async (all: Written[], callers: Callers) => {
  for (const { noun, ledger } of all) ledger.compare(await noun.read(callers))
}
