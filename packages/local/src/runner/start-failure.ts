/** A reason not to start, told to the person in one sentence. */
export class StartFailure extends Error {}

/** The `code` of a system error, such as `EACCES`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/** Whether an error of the file system, of LevelDB or of SQLite says that the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  codeOf(error) === 'ENOSPC' ||
  (error instanceof Error &&
    (/no space left on device|database or disk is full/i.test(error.message) ||
      isDiskFull(error.cause)))

/** One sentence for whatever ended the start. */
export const failureSentence = (error: unknown) => {
  if (error instanceof StartFailure) return error.message
  if (isDiskFull(error))
    return 'The disk that holds DATA_DIR is full; what is stored there is kept. Free some space and start again.'
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return `The site could not start: ${line}`
}
