import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { OperateFailure } from './failure.ts'

/** Where CDK's bootstrapping writes its version. */
const bootstrapVersion = '/cdk-bootstrap/hnb659fds/version'

const isNamed = (error: unknown, ...names: string[]) =>
  error instanceof Error && names.includes(error.name)

/**
 * Finds out early what a deployment would find out after minutes: whether the credentials are good,
 * which region is meant, and whether CDK has been let into it. Throws the sentence that says what
 * to do. Looks in AWS_REGION, or in another region.
 */
export const requireAccount = async (another?: string) => {
  const { Account } = await new STSClient({}).send(new GetCallerIdentityCommand({}))
  const ssm = new SSMClient(another ? { region: another } : {})
  const region = await ssm.config.region()
  try {
    await ssm.send(new GetParameterCommand({ Name: bootstrapVersion }))
  } catch (error) {
    // A role that may only take CDK's own roles cannot look; CDK does.
    if (isNamed(error, 'AccessDeniedException', 'AccessDenied')) return region
    if (!isNamed(error, 'ParameterNotFound')) throw error
    throw new OperateFailure(
      `The account ${Account} is not prepared in ${region} yet: npx -y pnpm@12 cdk bootstrap aws://${Account}/${region}`,
    )
  }
  return region
}
