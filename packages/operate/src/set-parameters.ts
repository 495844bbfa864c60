import { type Deployed, requireAtRest } from './deployed.ts'
import { OperateFailure } from './failure.ts'
import { updateStack } from './update-stack.ts'

/** Changes parameters only: the deployed template stays, whatever is checked out. Resolves when done. */
export const setParameters = async (deployed: Deployed, parameters: Record<string, string>) => {
  requireAtRest(deployed)
  const { name, parameters: standing } = deployed
  const lacking = Object.keys(parameters).find((key) => !(key in standing))
  if (lacking)
    throw new OperateFailure(`The stack ${name} has no parameter ${lacking}: deploy it first.`)
  const kept = Object.keys(standing).map((key) => [key, parameters[key]] as const)
  await updateStack(deployed, { parameters: Object.fromEntries(kept) })
}
