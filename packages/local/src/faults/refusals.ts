/** The services that a proxy can stand before; each says no in its own way. */
export type FaultyService = 'dynamodb' | 's3' | 'sqs' | 'bedrock' | 'sesv2' | 'other'

type Refused = { status: number; headers: Record<string, string>; body: string }

const dynamodb = (status: number, name: string): Refused => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: name }),
})

const s3 = (status: number, name: string): Refused => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${name}</Code><Message>${name}</Message></Error>`,
})

const sqs = (status: number, name: string): Refused => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify({ __type: `com.amazonaws.sqs#${name}`, message: name }),
})

/** Bedrock and SES. */
const restJson = (status: number, name: string): Refused => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': name },
  body: JSON.stringify({ message: name }),
})

const other = (status: number, name: string): Refused => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: name,
})

/** How each service says that it failed, and that too much was asked. */
export const refusedBy: Record<FaultyService, { error: Refused; throttle: Refused }> = {
  dynamodb: {
    error: dynamodb(500, 'InternalServerError'),
    throttle: dynamodb(400, 'ProvisionedThroughputExceededException'),
  },
  s3: { error: s3(500, 'InternalError'), throttle: s3(503, 'SlowDown') },
  sqs: { error: sqs(500, 'InternalFailure'), throttle: sqs(403, 'RequestThrottled') },
  bedrock: {
    error: restJson(500, 'InternalServerException'),
    throttle: restJson(429, 'ThrottlingException'),
  },
  sesv2: {
    error: restJson(500, 'InternalFailure'),
    throttle: restJson(429, 'TooManyRequestsException'),
  },
  other: { error: other(500, 'Internal Server Error'), throttle: other(429, 'Too Many Requests') },
}
