import type { State } from '../state.ts'
import { resolve, type Scope } from './intrinsics.ts'
import type { Proposal, Stack, StackResource } from './model.ts'
import { attributeOf } from './physical.ts'

const exportsOf = ({ stacks }: State) =>
  [...stacks.values()].flatMap(({ outputs }) => Object.values(outputs))

/** Where the references of a proposal lead; `made` grows as its resources get their ids. */
export const makeScope = (
  state: State,
  { id, name }: Stack,
  { template, parameters }: Proposal,
  made: Map<string, StackResource>,
): Scope => {
  const pseudo: Record<string, unknown> = {
    'AWS::AccountId': state.accountId,
    'AWS::Region': state.region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': name,
    'AWS::StackId': id,
    'AWS::NoValue': undefined,
  }
  const scope: Scope = {
    ref: (asked) => {
      if (asked in pseudo) return pseudo[asked]
      const given = parameters[asked]
      if (!given) return made.get(asked)?.physicalId
      const value = given.resolved ?? given.value
      const isList = /List/.test(template.Parameters?.[asked]?.Type ?? '')
      return isList ? value.split(',') : value
    },
    attribute: (logicalId, attribute) => {
      const found = made.get(logicalId)
      return found && attributeOf(state, found, attribute)
    },
    condition: (asked) => resolve(template.Conditions?.[asked], scope) === true,
    mapping: (map, first, second) => template.Mappings?.[map]?.[first]?.[second],
    exported: (asked) => exportsOf(state).find(({ exportName }) => exportName === asked)?.value,
  }
  return scope
}
