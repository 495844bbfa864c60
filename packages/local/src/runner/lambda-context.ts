import { randomUUID } from 'node:crypto'
import { functionMemoryMb, functionTimeoutMs } from '@bong-bari/contract'
import type { Context } from 'aws-lambda'

export const lambdaContext = (functionName: string): Context => {
  const deadline = Date.now() + functionTimeoutMs(functionName)
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:ap-south-1:000000000000:function:${functionName}`,
    memoryLimitInMB: String(functionMemoryMb(functionName)),
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  }
}
