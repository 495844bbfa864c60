import { flag, type Input, requiredText } from '../input.ts'
import { invalid, Refusal } from '../refusal.ts'
import type { Actions, State } from '../state.ts'
import { changeSetActions } from './change-sets.ts'
import { describeActions } from './describe.ts'
import { deploy, destroy } from './operation.ts'
import { makePlan } from './plan.ts'
import { readProposal } from './propose.ts'
import { findStack, makeStack, refuseUnsettled, requireStack } from './stack.ts'

const create = async (state: State, input: Input) => {
  const name = requiredText(input, 'StackName')
  if (findStack(state, name))
    throw new Refusal('AlreadyExistsException', `Stack [${name}] already exists`)
  const proposal = await readProposal(state, input, undefined)
  const stack = makeStack(state, name, 'CREATE_IN_PROGRESS')
  stack.terminationProtection = flag(input, 'EnableTerminationProtection')
  await deploy(state, stack, proposal, 'CREATE')
  return { StackId: stack.id }
}

const update = async (state: State, input: Input) => {
  const stack = requireStack(state, requiredText(input, 'StackName'))
  refuseUnsettled(stack)
  const proposal = await readProposal(state, input, stack)
  if (!makePlan(state, stack, proposal).changed) throw invalid('No updates are to be performed.')
  await deploy(state, stack, proposal, 'UPDATE')
  return { StackId: stack.id }
}

/** AWS CloudFormation. Whatever takes minutes there is done when the answer comes. */
export const cloudFormation: Actions = {
  ...describeActions,
  ...changeSetActions,
  CreateStack: create,
  UpdateStack: update,
  UpdateTerminationProtection: (state, input) => {
    const stack = requireStack(state, requiredText(input, 'StackName'))
    stack.terminationProtection = flag(input, 'EnableTerminationProtection')
    return { StackId: stack.id }
  },
  DeleteStack: async (state, input) => {
    const stack = findStack(state, requiredText(input, 'StackName'))
    if (!stack || stack.status === 'DELETE_COMPLETE') return
    if (stack.terminationProtection)
      throw invalid(
        `Stack [${stack.name}] cannot be deleted while TerminationProtection is enabled`,
      )
    await destroy(state, stack)
  },
}
