import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation'
import { OperateFailure } from './command.ts'
import type { Deployed } from './stack.ts'

type Given = Record<string, unknown>

const words = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Parses the output Settings; empty for older deployments. */
export const settingsIn = (output = '{}'): Given => JSON.parse(output || '{}')

/** Sentences about settings the next deployment would drop. */
export const lostSettings = (before: Given, after: Given): string[] =>
  Object.entries(before).flatMap(([name, value]) => {
    if (!(name in after)) return [`${name} (${words(value)}) would be taken away`]
    if (words(after[name]) === words(value)) return []
    return [`${name} would change from ${words(value)} to ${words(after[name])}`]
  })

type Resource = { Type: string; DeletionPolicy?: string; Properties?: { KeySchema?: unknown } }
export type Template = {
  Resources?: Record<string, Resource>
  Outputs?: Record<string, { Value: string }>
  Parameters?: Record<string, unknown>
}

const isStore = ({ Type }: Resource) => /^AWS::(DynamoDB::\w*Table|S3::Bucket)$/.test(Type)

const storesOf = ({ Resources = {} }: Template) =>
  Object.entries(Resources).filter(([, resource]) => isStore(resource))

/** Another key means a new, empty table. */
const isReplaced = (before: Resource, after: Resource) =>
  JSON.stringify(before.Properties?.KeySchema) !== JSON.stringify(after.Properties?.KeySchema)

/** A failed first deployment may differ. */
const isKept = ({ DeletionPolicy = '' }: Resource) => /^Retain/.test(DeletionPolicy)

/** Sentences about tables and buckets a deployment would remove or unprotect. */
export const lostStores = (before: Template, after: Template): string[] =>
  storesOf(before).flatMap(([id, old]) => {
    const now = after.Resources?.[id]
    if (!now) return [`${id} (${old.Type}) would leave the stack`]
    if (isReplaced(old, now)) return [`${id} (${old.Type}) would be replaced by an empty one`]
    return isKept(old) && !isKept(now) ? [`${id} (${old.Type}) would go with the stack`] : []
  })

/** The deployed template. */
export const deployedTemplate = async (StackName: string): Promise<Template> => {
  const command = new GetTemplateCommand({ StackName, TemplateStage: 'Original' })
  const { TemplateBody = '{}' } = await new CloudFormationClient({}).send(command)
  return JSON.parse(TemplateBody)
}

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
