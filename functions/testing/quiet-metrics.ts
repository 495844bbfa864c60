/**
 * Handlers that run in a test's own process write their metrics there; only what a test reads matters. What is
 * returned lets them be written again.
 */
export const quietMetrics = () => {
  const { write } = process.stdout
  process.stdout.write = (chunk: string | Uint8Array, ...rest: never[]) =>
    String(chunk).startsWith('{"_aws"') || write.call(process.stdout, chunk, ...rest)
  return () => {
    process.stdout.write = write
  }
}
