import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { OperateFailure } from './failure.ts'

/** Written by CDK's bootstrap. */
const bootstrapVersion = '/cdk-bootstrap/hnb659fds/version'

const isNamed = (error: unknown, ...names: string[]) =>
  error instanceof Error && names.includes(error.name)

/**
 * Checks credentials, region and CDK bootstrap before a deployment spends minutes. Throws what to do.
 */
export const requireAccount = async () => {
  const { Account } = await new STSClient({}).send(new GetCallerIdentityCommand({}))
  const ssm = new SSMClient({})
  const region = await ssm.config.region()
  try {
    await ssm.send(new GetParameterCommand({ Name: bootstrapVersion }))
  } catch (error) {
    // A role limited to CDK's roles cannot look; CDK checks itself.
    if (isNamed(error, 'AccessDeniedException', 'AccessDenied')) return region
    if (!isNamed(error, 'ParameterNotFound')) throw error
    throw new OperateFailure(
      `The account ${Account} is not prepared in ${region} yet: npx -y pnpm@12 cdk bootstrap aws://${Account}/${region}`,
    )
  }
  return region
}
