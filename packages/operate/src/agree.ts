import { createInterface } from 'node:readline/promises'
import { OperateFailure } from './failure.ts'

/** Asks at the terminal; throws unless the answer is yes. `done`: what was not done otherwise, such as "deployed". */
export const agree = async (question: string, done: string) => {
  if (!process.stdin.isTTY)
    throw new OperateFailure(`Nobody can be asked here; say --yes, or nothing is ${done}.`)
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question(`${question} (yes/no) `)
  lines.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new OperateFailure(`Nothing was ${done}.`)
}
