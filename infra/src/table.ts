import { keptDays } from '@bong-bari/contract'
import { tableSchema } from '@bong-bari/table'
import { RemovalPolicy } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
} from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import type { Config } from './config.ts'

const stringKey = (name: string) => ({ name, type: AttributeType.STRING })

/** Request units in a second, for the table and for each index; calls beyond are throttled. The table can cost 6 USD an hour at most. AWS's own limit is 40,000 units. */
const maxRequestUnits = { maxReadRequestUnits: 6_000, maxWriteRequestUnits: 2_000 }

/** The table has deletion protection and outlives the stack, unless `removeData` is set. */
export const createTable = (scope: Construct, { removeData }: Pick<Config, 'removeData'>) => {
  const table = new Table(scope, 'Table', {
    partitionKey: stringKey(tableSchema.partitionKey),
    sortKey: stringKey(tableSchema.sortKey),
    timeToLiveAttribute: tableSchema.ttlAttribute,
    stream: StreamViewType[tableSchema.stream],
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: keptDays.backups,
    },
    ...maxRequestUnits,
    deletionProtection: !removeData,
    removalPolicy: removeData ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN,
  })
  for (const index of tableSchema.indexes)
    table.addGlobalSecondaryIndex({
      indexName: index.name,
      partitionKey: stringKey(index.partitionKey),
      sortKey: stringKey(index.sortKey),
      ...maxRequestUnits,
      ...(index.carries
        ? { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...index.carries] }
        : { projectionType: ProjectionType.ALL }),
    })
  return table
}

/** Returns the stack's own table and stream, unless a restored table replaces them. */
export const selectTable = (
  scope: Construct,
  own: Table,
  { restoredTable, restoredTableStream }: Config,
) => {
  const selected = restoredTable ? Table.fromTableName(scope, 'RestoredTable', restoredTable) : own
  const { tableArn, tableName } = selected
  return { tableArn, tableName, streamArn: restoredTableStream ?? own.tableStreamArn ?? '' }
}
export type ServedTable = ReturnType<typeof selectTable>
