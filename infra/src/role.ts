import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** Its rights stand in the role itself: CDK's own has a second resource for them, whose rights may come later than the role. */
class FunctionRole extends Role {
  readonly rights: PolicyDocument

  constructor(scope: Construct, id: string) {
    const rights = new PolicyDocument()
    super(scope, id, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Rights: rights },
    })
    this.rights = rights
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.rights.addStatements(statement)
    return { statementAdded: true, policyDependable: this }
  }
}

/** The role of a Lambda function, which may write to its log and, so far, nothing else. CDK's default role may write to every log. */
export const createRole = (scope: Construct, id: string, log: LogGroup): Role => {
  const role = new FunctionRole(scope, id)
  log.grantWrite(role)
  return role
}
