import { tableSchema } from '@bong-bari/table'
import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, Billing, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'

const key = (name: string) => ({ name, type: AttributeType.STRING })

/** The single table. It outlives the stack and cannot be deleted by mistake. */
export const createTable = (scope: Construct) =>
  new TableV2(scope, 'Table', {
    partitionKey: key(tableSchema.partitionKey),
    sortKey: key(tableSchema.sortKey),
    timeToLiveAttribute: tableSchema.ttlAttribute,
    globalSecondaryIndexes: tableSchema.indexes.map((index) => ({
      indexName: index.name,
      partitionKey: key(index.partitionKey),
      sortKey: key(index.sortKey),
      projectionType: ProjectionType.ALL,
    })),
    billing: Billing.onDemand(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
