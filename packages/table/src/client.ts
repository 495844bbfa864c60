import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { clientSettings, tablePatience } from './patience.ts'

const dynamo = new DynamoDBClient(clientSettings(tablePatience))
// It copies every response for a log nobody keeps.
dynamo.middlewareStack.remove('loggerMiddleware')

export const client = DynamoDBDocumentClient.from(dynamo, {
  marshallOptions: { removeUndefinedValues: true },
})
