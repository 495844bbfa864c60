export type Item = Record<string, unknown>

/** An expression with `#name` and `:name` placeholders, and the values of the latter. */
export type Condition = { expression: string; values?: Item }

export const joinConditions = (first: Condition, second: Condition | undefined): Condition =>
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

/** The placeholder of a field, which may be nested (`members.ma`). */
const nameOf = (field: string) =>
  field
    .split('.')
    .map((part) => `#${part}`)
    .join('.')
/** The placeholder of a new value. Conditions use the bare names. */
const valueNameOf = (field: string) => `new_${field.replaceAll('.', '_')}`

export type Changes = {
  set?: Item
  add?: Record<string, number | Set<string>>
  drop?: Record<string, Set<string>>
}

export const clausesOf = ({ set = {}, add = {}, drop = {} }: Changes) => {
  const written = Object.keys(set).filter((field) => set[field] !== undefined)
  const removed = Object.keys(set).filter((field) => set[field] === undefined)
  const clause = (verb: string, fields: string[], between: string) =>
    `${verb} ${fields.map((field) => `${nameOf(field)}${between}:${valueNameOf(field)}`).join(', ')}`
  const clauses = [
    written.length && clause('SET', written, ' = '),
    removed.length && `REMOVE ${removed.map(nameOf).join(', ')}`,
    Object.keys(add).length && clause('ADD', Object.keys(add), ' '),
    Object.keys(drop).length && clause('DELETE', Object.keys(drop), ' '),
  ]
  const asSlots = (values: Item) =>
    Object.entries(values).map(([field, value]) => [valueNameOf(field), value])
  const values = [
    ...written.map((field) => [valueNameOf(field), set[field]]),
    ...asSlots(add),
    ...asSlots(drop),
  ]
  return {
    expression: clauses.filter(Boolean).join(' '),
    values: Object.fromEntries(values) as Item,
  }
}
