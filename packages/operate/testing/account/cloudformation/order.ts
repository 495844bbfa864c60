import { isRecord } from '../input.ts'
import type { Resource } from './template.ts'

const named = (value: unknown): string[] => {
  if (typeof value === 'string')
    return [...value.matchAll(/\$\{([^}.!]+)/g)].map(([, name = '']) => name)
  if (Array.isArray(value)) return value.flatMap(named)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, one]) => {
    if (key === 'Ref') return [String(one)]
    if (key === 'Fn::GetAtt') return [String(Array.isArray(one) ? one[0] : one).split('.')[0] ?? '']
    return named(one)
  })
}

/** Logical ids so that each comes after those it refers to. */
export const inOrder = (resources: Record<string, Resource>): string[] => {
  const ordered = new Set<string>()
  const asked = new Set<string>()
  const visit = (id: string) => {
    const resource = resources[id]
    if (!resource || asked.has(id)) return
    asked.add(id)
    for (const other of [resource.DependsOn ?? []].flat()) visit(other)
    for (const other of named(resource.Properties)) visit(other)
    ordered.add(id)
  }
  for (const id of Object.keys(resources)) visit(id)
  return [...ordered]
}
