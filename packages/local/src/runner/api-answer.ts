/** What goes back to the visitor. Header names are in lower case. */
export type Answer = {
  status: number
  headers: Record<string, string | string[]>
  /** A text goes out in one piece with the headers. */
  body: string | Buffer
}

export const jsonAnswer = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

/** API Gateway's own words for a request that no function answered. */
export const gatewayAnswer = {
  badRequest: () => jsonAnswer(400, { message: 'Bad Request' }),
  tooLarge: () => jsonAnswer(413, { message: 'Request Entity Too Large' }),
  crashed: () => jsonAnswer(500, { message: 'Internal Server Error' }),
  timedOut: () => jsonAnswer(503, { message: 'Service Unavailable' }),
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const putHeaders = (into: Answer['headers'], given: unknown) => {
  if (!isRecord(given)) return
  for (const [name, value] of Object.entries(given))
    if (Array.isArray(value)) into[name.toLowerCase()] = value.map(String)
    else if (value !== undefined && value !== null) into[name.toLowerCase()] = String(value)
}

/**
 * Reads a function's result as API Gateway reads format 2.0: an object with a statusCode is the
 * answer, anything else is its JSON body with 200. A statusCode that is none gives 500.
 */
export const toAnswer = (result: unknown): Answer => {
  if (!isRecord(result) || result.statusCode === undefined) {
    if (result === undefined || result === null) return gatewayAnswer.crashed()
    return typeof result === 'string'
      ? { ...jsonAnswer(200, ''), body: result }
      : jsonAnswer(200, result)
  }
  const status = Number(result.statusCode)
  if (!Number.isInteger(status) || status < 200 || status > 599) return gatewayAnswer.crashed()
  const headers: Answer['headers'] = { 'content-type': 'text/plain;charset=UTF-8' }
  putHeaders(headers, result.headers)
  putHeaders(headers, result.multiValueHeaders)
  if (Array.isArray(result.cookies)) headers['set-cookie'] = result.cookies.map(String)
  const body = typeof result.body === 'string' ? result.body : ''
  return { status, headers, body: result.isBase64Encoded ? Buffer.from(body, 'base64') : body }
}
