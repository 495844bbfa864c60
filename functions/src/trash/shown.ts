import { nouns, type Trashed } from '@bong-bari/contract'
import type { InTrash } from '@bong-bari/table'
import { cut } from '@bong-bari/text'

/** Characters. */
const longest = 200

/** Also where the thing itself cannot be read. */
export const shown = ({ kind, id, item, deletedAt, deletedBy, ttl }: InTrash): Trashed => {
  const fields = new Map<string, unknown>(Object.entries(item))
  const textIn = (field: string) => {
    const value = fields.get(field)
    return typeof value === 'string' ? cut(value, longest) : ''
  }
  const { name, text } = nouns[kind].trash
  const keptUntil = new Date(ttl * 1000).toISOString()
  return { kind, id, name: textIn(name), text: textIn(text), deletedAt, deletedBy, keptUntil }
}
