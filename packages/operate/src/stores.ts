import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation'

type Resource = { Type: string; DeletionPolicy?: string; Properties?: { KeySchema?: unknown } }
export type Template = {
  Resources?: Record<string, Resource>
  Outputs?: Record<string, { Value: string }>
  Parameters?: Record<string, unknown>
}

const isStore = ({ Type }: Resource) => /^AWS::(DynamoDB::\w*Table|S3::Bucket)$/.test(Type)

const storesOf = ({ Resources = {} }: Template) =>
  Object.entries(Resources).filter(([, resource]) => isStore(resource))

/** A table with another key is another table, and an empty one. */
const isReplaced = (before: Resource, after: Resource) =>
  JSON.stringify(before.Properties?.KeySchema) !== JSON.stringify(after.Properties?.KeySchema)

/** What CloudFormation lets stand when the stack goes; a first deployment that fails may differ. */
const isKept = ({ DeletionPolicy = '' }: Resource) => /^Retain/.test(DeletionPolicy)

/** Sentences about the tables and buckets that a deployment would take away, or stop protecting. */
export const lostStores = (before: Template, after: Template): string[] =>
  storesOf(before).flatMap(([id, old]) => {
    const now = after.Resources?.[id]
    if (!now) return [`${id} (${old.Type}) would leave the stack`]
    if (isReplaced(old, now)) return [`${id} (${old.Type}) would be replaced by an empty one`]
    return isKept(old) && !isKept(now) ? [`${id} (${old.Type}) would go with the stack`] : []
  })

/** The template that a stack was deployed from. */
export const deployedTemplate = async (StackName: string): Promise<Template> => {
  const command = new GetTemplateCommand({ StackName, TemplateStage: 'Original' })
  const { TemplateBody = '{}' } = await new CloudFormationClient({}).send(command)
  return JSON.parse(TemplateBody)
}
