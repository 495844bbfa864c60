/** The reason why the site cannot start, in one sentence for its user. */
export class StartFailure extends Error {}

/** Returns the code of a system error, such as `EACCES`. */
export const errorCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/** Whether the file system, LevelDB or SQLite failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  errorCodeOf(error) === 'ENOSPC' ||
  (error instanceof Error &&
    (/no space left on device|database or disk is full/i.test(error.message) ||
      isDiskFull(error.cause)))

/** Returns one sentence that explains any error of a start. */
export const describeFailure = (error: unknown) => {
  if (error instanceof StartFailure) return error.message
  if (isDiskFull(error))
    return 'The disk that holds DATA_DIR is full; what is stored there is kept. Free some space and start again.'
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return `The site could not start: ${line}`
}
