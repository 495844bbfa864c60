import { randomBytes } from 'node:crypto'
import { requiredText, text } from './input.ts'
import { Refusal } from './refusal.ts'
import type { Actions, State } from './state.ts'

const hour = 3_600_000

const roleExists = ({ resources }: State, name: string) =>
  resources.get(name)?.type === 'AWS::IAM::Role'

/** Security Token Service. A role can be assumed when a stack or `bootstrap` has made it. */
export const sts: Actions = {
  GetCallerIdentity: ({ accountId }) => ({
    Account: accountId,
    Arn: `arn:aws:iam::${accountId}:user/operator`,
    UserId: 'AIDAOPERATOR',
  }),
  AssumeRole: (state, input) => {
    const arn = requiredText(input, 'RoleArn')
    const role = arn.split('/').at(-1) ?? ''
    if (!roleExists(state, role))
      throw new Refusal(
        'AccessDenied',
        `User: arn:aws:iam::${state.accountId}:user/operator is not authorized to perform: sts:AssumeRole on resource: ${arn}`,
        403,
      )
    const key = `ASIA${randomBytes(8).toString('hex').toUpperCase()}`
    state.accessKeys.set(key, role)
    const session = text(input, 'RoleSessionName') ?? 'session'
    return {
      Credentials: {
        AccessKeyId: key,
        SecretAccessKey: 'assumed',
        SessionToken: 'assumed',
        Expiration: new Date(Date.now() + hour),
      },
      AssumedRoleUser: {
        AssumedRoleId: `AROA:${session}`,
        Arn: `arn:aws:sts::${state.accountId}:assumed-role/${role}/${session}`,
      },
    }
  },
}
