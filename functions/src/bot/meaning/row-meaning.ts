import type { Training } from '@bong-bari/contract'
import { unitsOf } from '../match/units.ts'
import { type Meant, meaningsOf } from './meanings.ts'

const known = new WeakMap<Training, Meant>()

/** The built-in row that the question of a training row means, and how probably; read once for each row. */
export const meaningOf = (row: Training): Meant => {
  const [meant] = known.has(row) ? [known.get(row)] : meaningsOf(unitsOf(row.userMessage))
  if (!meant) throw new Error('The model knows no rows.')
  known.set(row, meant)
  return meant
}
