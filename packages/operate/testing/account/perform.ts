import { cloudFormation } from './cloudformation/actions.ts'
import { Refusal } from './refusal.ts'
import type { Request } from './request.ts'
import { secretsManager } from './secrets-manager.ts'
import { ssm } from './ssm.ts'
import type { Actions, State } from './state.ts'
import { sts } from './sts.ts'

const services: Record<string, Actions> = {
  cloudformation: cloudFormation,
  sts,
  ssm,
  secretsmanager: secretsManager,
}

/** Both protocols have the refusal, each under its own name and status. */
const refuse = ({ json }: Request, inJson: string, inQuery: string, message: string) =>
  json ? new Refusal(inJson, message) : new Refusal(inQuery, message, 403)

const authorize = ({ faults, accessKeys, accountId }: State, request: Request) => {
  const who = accessKeys.get(request.key)
  const action = `${request.service}:${request.action}`
  if (faults.expired)
    throw refuse(
      request,
      'ExpiredTokenException',
      'ExpiredToken',
      'The security token included in the request is expired',
    )
  if (!who)
    throw refuse(
      request,
      'UnrecognizedClientException',
      'InvalidClientTokenId',
      'The security token included in the request is invalid.',
    )
  if (faults.denied.has(action))
    throw refuse(
      request,
      'AccessDeniedException',
      'AccessDenied',
      `User: arn:aws:iam::${accountId}:user/${who} is not authorized to perform: ${action}`,
    )
}

/** Notes a call and does it, if who signed it may; throws a Refusal otherwise. */
export const perform = async (state: State, request: Request): Promise<unknown> => {
  const { service, action, region, input } = request
  state.calls.push({ service, action, region, input })
  authorize(state, request)
  const run = services[service]?.[action]
  if (!run) throw new Refusal('InvalidAction', `The stand-in has no ${service}:${action}.`)
  return run(state, input)
}
