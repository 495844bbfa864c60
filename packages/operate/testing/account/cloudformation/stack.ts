import { randomUUID } from 'node:crypto'
import { invalid, Refusal } from '../refusal.ts'
import type { State } from '../state.ts'
import type { Proposal, Stack } from './model.ts'

const nothing: Proposal = {
  body: '{}',
  template: { Resources: {} },
  parameters: {},
  tags: {},
  capabilities: [],
}

export const arnOf = ({ accountId, region }: State, kind: string, name: string) =>
  `arn:aws:cloudformation:${region}:${accountId}:${kind}/${name}/${randomUUID()}`

/** A stack that holds nothing yet. */
export const makeStack = (state: State, name: string, status: string): Stack => {
  const stack: Stack = {
    ...nothing,
    id: arnOf(state, 'stack', name),
    name,
    status,
    created: new Date(),
    terminationProtection: false,
    outputs: {},
    resources: new Map(),
    events: [],
    changeSets: new Map(),
  }
  state.stacks.set(name, stack)
  return stack
}

/** By name or id; a deleted one by its id alone. */
export const findStack = ({ stacks, deletedStacks }: State, named: string) =>
  stacks.get(named) ??
  [...stacks.values()].find(({ id }) => id === named) ??
  deletedStacks.get(named)

export const requireStack = (state: State, named: string) => {
  const found = findStack(state, named)
  if (found) return found
  throw invalid(`Stack with id ${named} does not exist`)
}

/** By name or id, of this stack. */
export const requireChangeSet = ({ changeSets }: Stack, named: string) => {
  const found = changeSets.get(named) ?? [...changeSets.values()].find(({ id }) => id === named)
  if (found) return found
  throw new Refusal('ChangeSetNotFound', `ChangeSet [${named}] does not exist`, 404)
}

const settled = ['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE']

export const refuseUnsettled = ({ id, status }: Stack) => {
  if (!settled.includes(status))
    throw invalid(`Stack:${id} is in ${status} state and can not be updated.`)
}
