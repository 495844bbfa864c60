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
