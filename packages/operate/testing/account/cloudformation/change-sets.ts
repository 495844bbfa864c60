import { type Input, requiredText, text } from '../input.ts'
import { invalid, Refusal } from '../refusal.ts'
import type { Actions, State } from '../state.ts'
import { changesOf } from './changes.ts'
import { pairs } from './describe.ts'
import { mark } from './events.ts'
import type { ChangeSet, Stack } from './model.ts'
import { deploy } from './operation.ts'
import { makePlan } from './plan.ts'
import { readProposal } from './propose.ts'
import {
  arnOf,
  findStack,
  makeStack,
  refuseUnsettled,
  requireChangeSet,
  requireStack,
} from './stack.ts'

const noChanges =
  "The submitted information didn't contain changes. Submit different information to create a change set."

const stackFor = (state: State, name: string, isCreation: boolean, set: string): Stack => {
  const stack = findStack(state, name)
  if (!isCreation) {
    const found = requireStack(state, name)
    refuseUnsettled(found)
    return found
  }
  if (stack && stack.status !== 'REVIEW_IN_PROGRESS')
    throw invalid(
      `Stack [${name}] already exists and cannot be created again with the changeSet [${set}].`,
    )
  if (stack) return stack
  const made = makeStack(state, name, 'REVIEW_IN_PROGRESS')
  mark(made, 'REVIEW_IN_PROGRESS', 'User Initiated')
  return made
}

const create = async (state: State, input: Input) => {
  const [stackName, name] = [requiredText(input, 'StackName'), requiredText(input, 'ChangeSetName')]
  const proposal = await readProposal(state, input, findStack(state, stackName))
  const isCreation = text(input, 'ChangeSetType') === 'CREATE'
  const stack = stackFor(state, stackName, isCreation, name)
  if (stack.changeSets.has(name))
    throw new Refusal('AlreadyExistsException', `ChangeSet [${name}] already exists`)
  const plan = makePlan(state, stack, proposal)
  const changeSet: ChangeSet = {
    ...{ id: arnOf(state, 'changeSet', name), name, created: new Date() },
    ...{ proposal, changes: changesOf(plan), executed: false },
    ...(plan.changed ? { status: 'CREATE_COMPLETE' } : { status: 'FAILED', reason: noChanges }),
  }
  stack.changeSets.set(name, changeSet)
  return { Id: changeSet.id, StackId: stack.id }
}

const lookUp = (state: State, input: Input) => {
  const name = requiredText(input, 'ChangeSetName')
  const stacks = [...state.stacks.values()]
  const owner = stacks.find(({ changeSets }) =>
    [...changeSets.values()].some(({ id }) => id === name),
  )
  const stack = owner ?? requireStack(state, requiredText(input, 'StackName'))
  return { stack, name }
}

const execution = ({ status, executed }: ChangeSet) => {
  if (executed) return 'EXECUTE_COMPLETE'
  return status === 'FAILED' ? 'UNAVAILABLE' : 'AVAILABLE'
}

export const changeSetActions: Actions = {
  CreateChangeSet: create,
  DescribeChangeSet: (state, input) => {
    const { stack, name } = lookUp(state, input)
    const changeSet = requireChangeSet(stack, name)
    return {
      ChangeSetName: changeSet.name,
      ChangeSetId: changeSet.id,
      StackId: stack.id,
      StackName: stack.name,
      CreationTime: changeSet.created,
      Status: changeSet.status,
      StatusReason: changeSet.reason,
      ExecutionStatus: execution(changeSet),
      Parameters: pairs(changeSet.proposal.parameters),
      Capabilities: changeSet.proposal.capabilities,
      Changes: changeSet.changes,
    }
  },
  ExecuteChangeSet: async (state, input) => {
    const { stack, name } = lookUp(state, input)
    const changeSet = requireChangeSet(stack, name)
    if (execution(changeSet) !== 'AVAILABLE')
      throw new Refusal(
        'InvalidChangeSetStatus',
        `ChangeSet [${changeSet.id}] cannot be executed in its current status of [${changeSet.status}]`,
      )
    changeSet.executed = true
    const kind = stack.status === 'REVIEW_IN_PROGRESS' ? 'CREATE' : 'UPDATE'
    await deploy(state, stack, changeSet.proposal, kind)
    stack.changeSets.clear()
  },
  DeleteChangeSet: (state, input) => {
    const { stack, name } = lookUp(state, input)
    for (const { id, name: own } of stack.changeSets.values())
      if (name === id || name === own) stack.changeSets.delete(own)
  },
  ListChangeSets: (state, input) => ({
    Summaries: [...requireStack(state, requiredText(input, 'StackName')).changeSets.values()].map(
      (one) => ({
        ChangeSetName: one.name,
        ChangeSetId: one.id,
        Status: one.status,
        ExecutionStatus: execution(one),
        CreationTime: one.created,
      }),
    ),
  }),
}
