import type { Template } from './stores.ts'

const kinds = ['new', 'changed', 'removed'] as const

const kindOf = (before: unknown, after: unknown) => {
  if (before === undefined) return 'new'
  if (after === undefined) return 'removed'
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : 'changed'
}

/** Lines such as `AWS::Lambda::Function: 2 new, 19 changed`. */
export const changesByKind = (before: Template, after: Template): string[] => {
  const [was = {}, is = {}] = [before.Resources, after.Resources]
  const changes = [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((id) => {
    const kind = kindOf(was[id], is[id])
    return kind ? [{ kind, type: (is[id] ?? was[id])?.Type ?? '' }] : []
  })
  return [...new Set(changes.map(({ type }) => type))].sort().map((type) => {
    const counts = kinds.flatMap((kind) => {
      const count = changes.filter((one) => one.type === type && one.kind === kind).length
      return count ? `${count} ${kind}` : []
    })
    return `${type}: ${counts.join(', ')}`
  })
}
