// Handlers that run in a test's own process write their metrics there; only what a test reads matters.
const write = process.stdout.write.bind(process.stdout)

process.stdout.write = (chunk: string | Uint8Array, ...rest: never[]) =>
  String(chunk).startsWith('{"_aws"') || write(chunk, ...rest)
