import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb'
import {
  findMissingSettings,
  listMissingNames,
  type MissingSetting,
} from '@bong-bari/table/missing-settings'
import { OperateFailure } from './command.ts'

const describe = async (TableName: string) => {
  const client = new DynamoDBClient({})
  try {
    return await Promise.all([
      client.send(new DescribeTableCommand({ TableName })),
      client.send(new DescribeTimeToLiveCommand({ TableName })),
      client.send(new DescribeContinuousBackupsCommand({ TableName })),
    ])
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error
    throw new OperateFailure(
      `There is no table ${TableName} in this account and region: aws dynamodb list-tables`,
    )
  }
}

/** AWS allows one change of a table at a time. */
const joinCommands = (lacks: readonly MissingSetting[], TableName: string) =>
  lacks
    .flatMap(({ command }) => command ?? [])
    .join(` && aws dynamodb wait table-exists --table-name ${TableName} && `)

/** Describes which settings a table lacks, with the commands that set them; undefined where it lacks none. AWS restores items and indexes, not settings. */
export const describeMissingSettings = async (TableName: string): Promise<string | undefined> => {
  const [{ Table }, { TimeToLiveDescription: expiry }, { ContinuousBackupsDescription: backups }] =
    await describe(TableName)
  const recovery = backups?.PointInTimeRecoveryDescription
  const lacks = findMissingSettings({ ...Table, TableName }, { expiry, recovery })
  if (!lacks.length) return undefined
  const commands = joinCommands(lacks, TableName)
  return `The table ${TableName} lacks ${listMissingNames(lacks)}${commands ? `: ${commands}` : ', which no command gives: name another table.'}`
}

/** Throws where a table lacks settings. */
export const requireCompleteTable = async (TableName: string) => {
  const sentence = await describeMissingSettings(TableName)
  if (sentence) throw new OperateFailure(sentence)
}
