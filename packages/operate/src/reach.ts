import { reachTable } from '@bong-bari/local'
import { outputOf, requireDeployed } from './deployed.ts'

type Reached = {
  /** Which table, as the operator reads it. */
  where: string
  /** What the SDK and the table package need to find it. */
  env: Record<string, string>
  stop: () => Promise<void>
}

const nothingToStop = async () => {}

/**
 * The table that a command works on: with `stage` the deployed one, else the one that TABLE_NAME
 * names, else that of the site on this machine. Credentials, region and endpoints are the SDK's.
 */
export const reach = async (
  stage: string | undefined,
  env: Record<string, string | undefined>,
): Promise<Reached> => {
  if (stage) {
    const deployed = await requireDeployed(stage)
    const name = outputOf(deployed, 'TableName')
    const where = `the table ${name} of the stack ${deployed.name}`
    return { where, env: { TABLE_NAME: name }, stop: nothingToStop }
  }
  if (env.TABLE_NAME) return { where: `the table ${env.TABLE_NAME}`, env: {}, stop: nothingToStop }
  return { where: 'the table of the site on this machine', ...(await reachTable(env)) }
}
