import { createInterface } from 'node:readline/promises'

/** Ends a command with what is told the operator: one sentence, or how the command is used. */
export class OperateFailure extends Error {}

const logInAgain = 'log in again, such as with aws sso login'
const expired = `The AWS credentials have expired: ${logInAgain}.`
const forbidden = 'These AWS credentials may not do that: use those of a role that may.'
const unknown = 'AWS does not know these credentials: check AWS_PROFILE, or aws configure.'

const sentencesByErrorName: Record<string, string> = {
  CredentialsProviderError:
    'There are no AWS credentials: run aws configure, or set AWS_PROFILE or the usual AWS_* variables.',
  ExpiredTokenException: expired,
  ExpiredToken: expired,
  AccessDeniedException: forbidden,
  AccessDenied: forbidden,
  InvalidClientTokenId: unknown,
  UnrecognizedClientException: unknown,
  SignatureDoesNotMatch: unknown,
}

const noRegion =
  'No region is named: set AWS_REGION, such as AWS_REGION=ap-south-1, to where the stack stands.'

/** Our own message whole; of other errors the first line, because theirs may be pages long. */
export const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof OperateFailure) return error.message
  const [line = ''] = error.message.split('\n')
  const sentence = sentencesByErrorName[error.name]
  if (sentence) return `${sentence} (${line})`
  return /^Region (is missing|not accepted: region="")/.test(line) ? noRegion : line
}

/** Whether AWS gave an error one of these names. */
export const isNamed = (error: unknown, ...names: string[]) =>
  error instanceof Error && names.includes(error.name)

/** Runs a command; a failure prints what happened and exits with 1. */
export const runCommand = async (command: () => Promise<void>) => {
  try {
    await command()
  } catch (error) {
    console.error(describeError(error))
    process.exitCode = 1
  }
}

/** Asks at the terminal; throws unless the answer is yes. `done`: what was not done otherwise, such as "deployed". */
export const requireYes = async (question: string, done: string) => {
  if (!process.stdin.isTTY)
    throw new OperateFailure(`Nobody can be asked here; say --yes, or nothing is ${done}.`)
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question(`${question} (yes/no) `)
  lines.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new OperateFailure(`Nothing was ${done}.`)
}
