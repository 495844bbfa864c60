/** Why not to start, in one sentence. */
export class StartFailure extends Error {}

/** Such as `EACCES`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/** By the file system, LevelDB or SQLite. */
export const isDiskFull = (error: unknown): boolean =>
  codeOf(error) === 'ENOSPC' ||
  (error instanceof Error &&
    (/no space left on device|database or disk is full/i.test(error.message) ||
      isDiskFull(error.cause)))

export const failureSentence = (error: unknown) => {
  if (error instanceof StartFailure) return error.message
  if (isDiskFull(error))
    return 'The disk that holds DATA_DIR is full; what is stored there is kept. Free some space and start again.'
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return `The site could not start: ${line}`
}
