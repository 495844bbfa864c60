/** A reason not to go on, told to the operator in one sentence. */
export class OperateFailure extends Error {}

/** What AWS's usual failures mean, by the SDK's name for them. */
const meanings: Record<string, string> = {
  CredentialsProviderError:
    'There are no AWS credentials: set AWS_PROFILE, or the usual AWS_* variables.',
  ExpiredTokenException: 'The AWS credentials have expired: log in again.',
  ExpiredToken: 'The AWS credentials have expired: log in again.',
  AccessDeniedException: 'These AWS credentials may not do that.',
  AccessDenied: 'These AWS credentials may not do that.',
}

/** One sentence for whatever ended the command. */
export const sentenceOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  const [line = ''] = error.message.split('\n')
  const known = meanings[error.name]
  if (known) return `${known} (${line})`
  return line.startsWith('Region is missing')
    ? 'Say in which region the stack stands: set AWS_REGION.'
    : line
}

/** Runs a command; a failure is one sentence and exit code 1. */
export const runCommand = async (command: () => Promise<void>) => {
  try {
    await command()
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}
