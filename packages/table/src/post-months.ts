import * as z from 'zod/mini'
import { isVersion } from './edit.ts'
import { keys } from './keys.ts'
import { create, get, isFree, update } from './verbs.ts'

/** When each month's (`202611`) posts last changed; notes raise `version`. */
export const storedPostMonths = z.object({
  months: z.record(z.string(), z.iso.datetime()),
  version: z.int(),
})
type Stored = z.output<typeof storedPostMonths>

/** By `2026-11`. */
export type PostMonths = Stored['months']

/** Expression names allow no hyphen. */
const fieldOf = (month: string) => month.replace('-', '')

const withNames = (months: PostMonths, nameOf: (name: string) => string) =>
  Object.fromEntries(Object.entries(months).map(([name, latest]) => [nameOf(name), latest]))

/** As `publish` noted them; undefined at first. */
export const findPostMonths = async (): Promise<Stored | undefined> => {
  const { data } = storedPostMonths.safeParse(await get(keys.postMonths))
  const monthOf = (field: string) => `${field.slice(0, 4)}-${field.slice(4)}`
  return data && { ...data, months: withNames(data.months, monthOf) }
}

/** Undefined for no posts; false where the stored value is not `before`. */
export const notePostMonth = async (
  month: string,
  { before, latest }: Record<'before' | 'latest', string | undefined>,
): Promise<boolean> => {
  const field = `#months.#${fieldOf(month)}`
  const when = before
    ? { expression: `${field} = :before`, values: { before } }
    : { expression: `attribute_not_exists(${field})` }
  const changes = { set: { [`months.${fieldOf(month)}`]: latest }, add: { version: 1 } }
  return (await update(keys.postMonths, changes, when)) !== undefined
}

/** False where `found` is outdated. */
export const writePostMonths = (months: PostMonths, found: Stored | undefined): Promise<boolean> =>
  create(
    {
      ...keys.postMonths,
      months: withNames(months, fieldOf),
      version: (found?.version ?? 0) + 1,
    },
    found ? isVersion(found.version) : isFree,
  )
