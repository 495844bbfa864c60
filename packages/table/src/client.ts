import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { clientSettings, tablePatience } from './patience.ts'

const dynamo = new DynamoDBClient(clientSettings(tablePatience))
// It copies everything that comes back, to leave out secrets for a log that nobody keeps.
dynamo.middlewareStack.remove('loggerMiddleware')

/** The one client of the table. */
export const client = DynamoDBDocumentClient.from(dynamo, {
  marshallOptions: { removeUndefinedValues: true },
})
