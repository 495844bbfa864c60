import { api, type Call } from '@bong-bari/contract'
import { restMs } from './ledger.ts'
import type { Random } from './random.ts'

const count = 5
const titleOf = (number: number) => `place-${number}`

/** Sections that are only ever put in another order: one order or another holds, never half of one. */
export const makePlaces = (complain: (complaint: string) => void) => {
  let may: string[] = []
  let number = 0
  let restsUntil = 0

  const shown = async (admin: Call) =>
    (await admin(api.sections.list)).filter(({ title }) => title?.startsWith('place-'))

  const make = async (admin: Call) => {
    for (let one = 0; one < count; one++) {
      const body = { sectionType: 'offer' as const, title: titleOf(one), displayOrder: one + 1 }
      await admin(api.sections.create, { body })
    }
    may = [(await shown(admin)).map(({ displayOrder }) => displayOrder).join()]
  }

  const textOf = (order: { title: string | null; displayOrder: number }[]) =>
    order
      .toSorted((a, b) => ((a.title ?? '') < (b.title ?? '') ? -1 : 1))
      .map(({ displayOrder }) => displayOrder)
      .join()

  /** Puts them in an order that has not been before. */
  const reorder = async (admin: Call, random: Random) => {
    if (may.length > 1 || performance.now() < restsUntil) return
    // At once, for several pass by: of two orders at one moment nobody knows which one holds.
    restsUntil = Number.POSITIVE_INFINITY
    const from = 100 * ++number
    const there = await shown(admin)
    const first = random.upTo(count - 1)
    const moved = there.map(({ id, title }, at) => ({
      id,
      title,
      displayOrder: from + ((first + at * 2) % count),
    }))
    may.push(textOf(moved))
    const places = moved.map(({ id, displayOrder }) => ({ id, displayOrder }))
    await admin(api.sections.reorder, { body: { places } })
    may = may.slice(-1)
    restsUntil = performance.now() + restMs
  }

  const compare = async (admin: Call) => {
    const there = textOf(await shown(admin))
    if (!may.includes(there)) complain(`the order of sections is ${there}, not ${may.join(' or ')}`)
    may = [there]
    restsUntil = 0
  }
  return { make, reorder, compare }
}
export type Places = ReturnType<typeof makePlaces>
