/** A reason not to start, told to the person in one sentence. */
export class StartFailure extends Error {}

/** The `code` of a system error, such as `EACCES`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/** One sentence for whatever ended the start. */
export const failureSentence = (error: unknown) => {
  if (error instanceof StartFailure) return error.message
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return `The site could not start: ${line}`
}
