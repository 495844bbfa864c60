import { Agent } from 'node:https'
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime'
import { NodeHttpHandler } from '@smithy/node-http-handler'

// HTTP/1.1 loads less, and HTTP/2 connections die while the instance sleeps.
const requestHandler = new NodeHttpHandler({
  connectionTimeout: 1_000,
  httpsAgent: new Agent({ keepAlive: false }),
})

export const client = new BedrockRuntimeClient({ maxAttempts: 1, requestHandler })
