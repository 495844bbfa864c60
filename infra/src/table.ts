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

const key = (name: string) => ({ name, type: AttributeType.STRING })

/** Units in a second, of the table and of each index; more is throttled. At the most, 6 USD an hour for the table, where AWS alone stops at 40,000. */
const ceiling = { maxReadRequestUnits: 6_000, maxWriteRequestUnits: 2_000 }

/** Outlives the stack, with deletion protection, unless `removeData`. */
export const createTable = (scope: Construct, { removeData }: Pick<Config, 'removeData'>) => {
  const table = new Table(scope, 'Table', {
    partitionKey: key(tableSchema.partitionKey),
    sortKey: key(tableSchema.sortKey),
    timeToLiveAttribute: tableSchema.ttlAttribute,
    stream: StreamViewType[tableSchema.stream],
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: keptDays.backups,
    },
    ...ceiling,
    deletionProtection: !removeData,
    removalPolicy: removeData ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN,
  })
  for (const index of tableSchema.indexes)
    table.addGlobalSecondaryIndex({
      indexName: index.name,
      partitionKey: key(index.partitionKey),
      sortKey: key(index.sortKey),
      ...ceiling,
      ...(index.carries
        ? { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...index.carries] }
        : { projectionType: ProjectionType.ALL }),
    })
  return table
}

/** The stack's own table and stream, unless a restored one replaces it. */
export const servedTable = (
  scope: Construct,
  own: Table,
  { restoredTable, restoredTableStream }: Config,
) => {
  const served = restoredTable ? Table.fromTableName(scope, 'RestoredTable', restoredTable) : own
  const { tableArn, tableName } = served
  return { tableArn, tableName, streamArn: restoredTableStream ?? own.tableStreamArn ?? '' }
}
export type ServedTable = ReturnType<typeof servedTable>
