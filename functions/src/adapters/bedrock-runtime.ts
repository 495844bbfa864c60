import { Agent } from 'node:https'
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime'
import { NodeHttpHandler } from '@smithy/node-http-handler'

// One question, one answer: HTTP/1.1 serves as well as the client's own HTTP/2 and loads less. A
// connection that slept with the instance would fail, and a second attempt is not in the budget.
const requestHandler = new NodeHttpHandler({
  connectionTimeout: 1_000,
  httpsAgent: new Agent({ keepAlive: false }),
})

/** The one client of Bedrock's models. */
export const client = new BedrockRuntimeClient({ maxAttempts: 1, requestHandler })
