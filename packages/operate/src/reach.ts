import { reachTable } from '@bong-bari/local'
import { outputOf, requireDeployed } from './deployed.ts'

type FoundTable = {
  /** Table name for the operator. */
  where: string
  env: Record<string, string>
  stop: () => Promise<void>
}

const nothingToStop = async () => {}

/** Finds the deployed stage's table, else that of TABLE_NAME, else the local site's. Credentials, region and endpoints come from the SDK. */
export const findTable = async (
  stage: string | undefined,
  env: Record<string, string | undefined>,
): Promise<FoundTable> => {
  if (stage) {
    const deployed = await requireDeployed(stage)
    const name = outputOf(deployed, 'TableName')
    const where = `the table ${name} of the stack ${deployed.name}`
    return { where, env: { TABLE_NAME: name }, stop: nothingToStop }
  }
  if (env.TABLE_NAME) return { where: `the table ${env.TABLE_NAME}`, env: {}, stop: nothingToStop }
  return { where: 'the table of the site on this machine', ...(await reachTable(env)) }
}
