import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { metric } from './metric.ts'
import { clientSettings, tableTimeout } from './timeout.ts'

const dynamo = new DynamoDBClient(clientSettings(tableTimeout))
// It copies every response for a log that nobody keeps.
dynamo.middlewareStack.remove('loggerMiddleware')

const documents = DynamoDBDocumentClient.from(dynamo, {
  marshallOptions: { removeUndefinedValues: true },
})

/** A call outside of the function's role is a fault of ours, whether its caller goes on without the answer or not. */
const reportRefusal = (error: unknown) => {
  if (!(error instanceof Error) || error.name !== 'AccessDeniedException') return
  const [refused] = /dynamodb:\w+/.exec(error.message) ?? ['dynamodb']
  console.error(JSON.stringify({ level: 'error', refused }))
  metric('PermissionsRefused', 1)
}

const send = async (...sent: Parameters<DynamoDBDocumentClient['send']>) => {
  try {
    return await documents.send(...sent)
  } catch (error) {
    reportRefusal(error)
    throw error
  }
}

/** Sends commands to the table. A refused permission is logged and counted. */
export const client = { send: send as DynamoDBDocumentClient['send'] }
