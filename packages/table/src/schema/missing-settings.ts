import type {
  GlobalSecondaryIndexDescription,
  KeySchemaElement,
  PointInTimeRecoveryDescription,
  Projection,
  TableDescription,
  TimeToLiveDescription,
} from '@aws-sdk/client-dynamodb'
import { tableSchema } from './schema.ts'

type Index = (typeof tableSchema.indexes)[number]

export const keySchema = (keys: { partitionKey: string; sortKey: string }): KeySchemaElement[] => [
  { AttributeName: keys.partitionKey, KeyType: 'HASH' },
  { AttributeName: keys.sortKey, KeyType: 'RANGE' },
]

export const indexInput = (index: Index) => {
  const projection: Projection = index.carries
    ? { ProjectionType: 'INCLUDE', NonKeyAttributes: [...index.carries] }
    : { ProjectionType: 'ALL' }
  return { IndexName: index.name, KeySchema: keySchema(index), Projection: projection }
}

/** The settings of a table besides keys and indexes, as AWS describes them. */
type TableSettings = {
  expiry: TimeToLiveDescription | undefined
  recovery: PointInTimeRecoveryDescription | undefined
}

/** `what` names the setting that is missing or wrong; `command` mends it, undefined where no command can. */
export type MissingSetting = { what: string; command: string | undefined }

const keysOf = (keys: KeySchemaElement[] = []) =>
  keys.map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`).join()

type Shape = Pick<GlobalSecondaryIndexDescription, 'KeySchema' | 'Projection'>

const shapeOf = ({
  KeySchema,
  Projection: { ProjectionType, NonKeyAttributes = [] } = {},
}: Shape) => [keysOf(KeySchema), ProjectionType, ...NonKeyAttributes.toSorted()].join()

const findIndexProblem = (
  index: Index,
  { TableName, GlobalSecondaryIndexes = [] }: TableDescription,
) => {
  const { name, partitionKey, sortKey } = index
  const update = `aws dynamodb update-table --table-name ${TableName}`
  const updates = (change: object) =>
    `--global-secondary-index-updates '${JSON.stringify([change])}'`
  const currentIndex = GlobalSecondaryIndexes.find(({ IndexName }) => IndexName === name)
  if (!currentIndex) {
    const keys = [partitionKey, sortKey].map((key) => `AttributeName=${key},AttributeType=S`)
    const command = `${update} --attribute-definitions ${keys.join(' ')} ${updates({ Create: indexInput(index) })}`
    return { what: `the index ${name}`, command }
  }
  if (shapeOf(currentIndex) !== shapeOf(indexInput(index)))
    return {
      what: `the keys and projection of the index ${name} (it goes first, and is made when it is gone)`,
      command: `${update} ${updates({ Delete: { IndexName: name } })}`,
    }
  if (currentIndex.IndexStatus === 'CREATING' || currentIndex.IndexStatus === 'DELETING')
    return {
      what: `the index ${name}, which AWS still works on`,
      command: `aws dynamodb describe-table --table-name ${TableName} --query "Table.GlobalSecondaryIndexes[].[IndexName,IndexStatus]"`,
    }
  return undefined
}

const findStreamProblem = ({ TableName, StreamSpecification: stream }: TableDescription) => {
  if (stream?.StreamEnabled && stream.StreamViewType === tableSchema.stream) return undefined
  // A stream cannot be changed: the old one must end first.
  const specification = stream?.StreamEnabled
    ? 'StreamEnabled=false'
    : `StreamEnabled=true,StreamViewType=${tableSchema.stream}`
  const command = `aws dynamodb update-table --table-name ${TableName} --stream-specification ${specification}`
  return { what: `the stream ${tableSchema.stream}`, command }
}

const findSettingProblems = (table: TableDescription, { expiry, recovery }: TableSettings) => {
  const named = `--table-name ${table.TableName}`
  const { ttlAttribute } = tableSchema
  const expires =
    expiry?.AttributeName === ttlAttribute && /^ENABL/.test(expiry.TimeToLiveStatus ?? '')
  return [
    findStreamProblem(table),
    expires
      ? undefined
      : {
          what: `expiry by the attribute ${ttlAttribute}`,
          command: `aws dynamodb update-time-to-live ${named} --time-to-live-specification Enabled=true,AttributeName=${ttlAttribute}`,
        },
    recovery?.PointInTimeRecoveryStatus === 'ENABLED'
      ? undefined
      : {
          what: 'recovery to any moment',
          command: `aws dynamodb update-continuous-backups ${named} --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true`,
        },
    table.DeletionProtectionEnabled
      ? undefined
      : {
          what: 'protection from deletion',
          command: `aws dynamodb update-table ${named} --deletion-protection-enabled`,
        },
  ]
}

/** Compares a table with {@link tableSchema}. Without `settings` it compares only keys and indexes. */
export const findMissingSettings = (
  table: TableDescription,
  settings?: TableSettings,
): MissingSetting[] => {
  if (keysOf(table.KeySchema) !== keysOf(keySchema(tableSchema))) {
    const what = `the keys ${tableSchema.partitionKey} and ${tableSchema.sortKey}`
    return [{ what, command: undefined }]
  }
  return [
    ...tableSchema.indexes.map((index) => findIndexProblem(index, table)),
    ...(settings ? findSettingProblems(table, settings) : []),
  ].filter((lack) => lack !== undefined)
}

export const listMissingNames = (lacks: readonly MissingSetting[]) =>
  new Intl.ListFormat('en-GB').format(lacks.map(({ what }) => what))
