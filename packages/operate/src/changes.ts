import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation'
import { OperateFailure } from './command.ts'
import type { Deployed } from './stack.ts'

type SettingValues = Record<string, unknown>

const formatValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Parses the output Settings; empty for older deployments. */
export const parseSettings = (output = '{}'): SettingValues => JSON.parse(output || '{}')

/** Sentences about settings the next deployment would drop. */
export const describeLostSettings = (before: SettingValues, after: SettingValues): string[] =>
  Object.entries(before).flatMap(([name, value]) => {
    if (!(name in after)) return [`${name} (${formatValue(value)}) would be taken away`]
    if (formatValue(after[name]) === formatValue(value)) return []
    return [`${name} would change from ${formatValue(value)} to ${formatValue(after[name])}`]
  })

type Resource = { Type: string; DeletionPolicy?: string; Properties?: { KeySchema?: unknown } }
export type Template = {
  Resources?: Record<string, Resource>
  Outputs?: Record<string, { Value: string }>
  Parameters?: Record<string, unknown>
}

const isStore = ({ Type }: Resource) => /^AWS::(DynamoDB::\w*Table|S3::Bucket)$/.test(Type)

const listStores = ({ Resources = {} }: Template) =>
  Object.entries(Resources).filter(([, resource]) => isStore(resource))

/** A table with another key is replaced by a new, empty one. */
const isReplaced = (before: Resource, after: Resource) =>
  JSON.stringify(before.Properties?.KeySchema) !== JSON.stringify(after.Properties?.KeySchema)

/** Matches `RetainExceptOnCreate` too: it keeps data unless the first deployment fails. */
const isRetained = ({ DeletionPolicy = '' }: Resource) => /^Retain/.test(DeletionPolicy)

/** Sentences about tables and buckets a deployment would remove or unprotect. */
export const describeLostStores = (before: Template, after: Template): string[] =>
  listStores(before).flatMap(([id, old]) => {
    const now = after.Resources?.[id]
    if (!now) return [`${id} (${old.Type}) would leave the stack`]
    if (isReplaced(old, now)) return [`${id} (${old.Type}) would be replaced by an empty one`]
    return isRetained(old) && !isRetained(now)
      ? [`${id} (${old.Type}) would go with the stack`]
      : []
  })

/** Reads the template as it was deployed, before CloudFormation processed it. */
export const readDeployedTemplate = async (StackName: string): Promise<Template> => {
  const command = new GetTemplateCommand({ StackName, TemplateStage: 'Original' })
  const { TemplateBody = '{}' } = await new CloudFormationClient({}).send(command)
  return JSON.parse(TemplateBody)
}

/** Throws where tables or buckets would be lost, unless `mayRemove`. */
export const protectData = (before: Template, after: Template, mayRemove: boolean) => {
  const lost = describeLostStores(before, after)
  if (!lost.length) return
  for (const sentence of lost) console.log(sentence)
  if (!mayRemove)
    throw new OperateFailure('Nothing was deployed. If data may go, say so: --remove-data')
}

/** Warns of settings the deployed stack has and the next template lacks. */
export const printLostSettings = (deployed: Deployed, after: Template) => {
  const lost = describeLostSettings(
    parseSettings(deployed.outputs.Settings),
    parseSettings(after.Outputs?.Settings?.Value),
  )
  if (lost.length) console.log('Settings of the last deployment that this one does not have:')
  for (const sentence of lost) console.log(`- ${sentence}`)
}

const kinds = ['new', 'changed', 'removed'] as const

const findChangeKind = (before: unknown, after: unknown) => {
  if (before === undefined) return 'new'
  if (after === undefined) return 'removed'
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : 'changed'
}

/** Lines such as `AWS::Lambda::Function: 2 new, 19 changed`. */
const describeChangesByType = (before: Template, after: Template): string[] => {
  const [was = {}, is = {}] = [before.Resources, after.Resources]
  const changes = [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((id) => {
    const kind = findChangeKind(was[id], is[id])
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

export const printChanges = (before: Template, after: Template) => {
  const lines = describeChangesByType(before, after)
  for (const line of lines.length ? lines : ['No resource of the site would change.'])
    console.log(line)
}
