export type Item = Record<string, unknown>

/** `#name` and `:name` placeholders, and the values. */
export type Condition = { expression: string; values?: Item }

export const both = (first: Condition, second: Condition | undefined): Condition =>
  second
    ? {
        expression: `${first.expression} AND ${second.expression}`,
        values: { ...first.values, ...second.values },
      }
    : first

export const namesIn = (expression: string) =>
  Object.fromEntries(expression.match(/#\w+/g)?.map((name) => [name, name.slice(1)]) ?? [])

export const valuesOf = (values: Item) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value]))

/** A field's path, perhaps nested (`members.ma`), and its value placeholder. */
const place = (field: string) =>
  field
    .split('.')
    .map((part) => `#${part}`)
    .join('.')
/** Leaves the bare names to conditions. */
const slot = (field: string) => `new_${field.replaceAll('.', '_')}`

export type Changes = {
  set?: Item
  add?: Record<string, number | Set<string>>
  drop?: Record<string, Set<string>>
}

export const clausesOf = ({ set = {}, add = {}, drop = {} }: Changes) => {
  const written = Object.keys(set).filter((field) => set[field] !== undefined)
  const removed = Object.keys(set).filter((field) => set[field] === undefined)
  const clause = (verb: string, fields: string[], between: string) =>
    `${verb} ${fields.map((field) => `${place(field)}${between}:${slot(field)}`).join(', ')}`
  const clauses = [
    written.length && clause('SET', written, ' = '),
    removed.length && `REMOVE ${removed.map(place).join(', ')}`,
    Object.keys(add).length && clause('ADD', Object.keys(add), ' '),
    Object.keys(drop).length && clause('DELETE', Object.keys(drop), ' '),
  ]
  const asSlots = (values: Item) =>
    Object.entries(values).map(([field, value]) => [slot(field), value])
  const values = [
    ...written.map((field) => [slot(field), set[field]]),
    ...asSlots(add),
    ...asSlots(drop),
  ]
  return {
    expression: clauses.filter(Boolean).join(' '),
    values: Object.fromEntries(values) as Item,
  }
}
