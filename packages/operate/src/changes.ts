import type { Deployed } from './deployed.ts'
import { OperateFailure } from './failure.ts'
import { lostSettings, settingsIn } from './kept-settings.ts'
import { lostStores, type Template } from './stores.ts'

/** Refuses to remove data unless asked to explicitly. */
export const protectData = (before: Template, after: Template, mayRemove: boolean) => {
  const lost = lostStores(before, after)
  if (!lost.length) return
  for (const sentence of lost) console.log(sentence)
  if (!mayRemove)
    throw new OperateFailure('Nothing was deployed. If data may go, say so: --remove-data')
}

/** Warns of settings the deployed stack has and the next template lacks. */
export const sayLostSettings = (deployed: Deployed, after: Template) => {
  const lost = lostSettings(
    settingsIn(deployed.outputs.Settings),
    settingsIn(after.Outputs?.Settings?.Value),
  )
  if (lost.length) console.log('Settings of the last deployment that this one does not have:')
  for (const sentence of lost) console.log(`- ${sentence}`)
}

const kinds = ['new', 'changed', 'removed'] as const

const kindOf = (before: unknown, after: unknown) => {
  if (before === undefined) return 'new'
  if (after === undefined) return 'removed'
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : 'changed'
}

/** Lines such as `AWS::Lambda::Function: 2 new, 19 changed`. */
const changesByKind = (before: Template, after: Template): string[] => {
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

export const sayChanges = (before: Template, after: Template) => {
  const lines = changesByKind(before, after)
  for (const line of lines.length ? lines : ['No resource of the site would change.'])
    console.log(line)
}
