import { randomBytes } from 'node:crypto'
import { isRecord } from '../input.ts'
import { invalid } from '../refusal.ts'
import type { State } from '../state.ts'
import { resolve, type Scope } from './intrinsics.ts'
import type { Output, Proposal, Stack, StackResource } from './model.ts'
import { inOrder } from './order.ts'
import { explicitName, inventId } from './physical.ts'
import { makeScope } from './scope.ts'

type Step = {
  action: 'Add' | 'Modify' | 'Replace' | 'Keep'
  resource: StackResource
  before?: StackResource | undefined
}
/** What a deployment does, resource by resource, and the outputs it leads to. */
export type Plan = {
  steps: Step[]
  removed: StackResource[]
  outputs: Record<string, Output>
  changed: boolean
}

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

const record = (value: unknown) => (isRecord(value) ? value : {})

const outputsOf = ({ Outputs = {} }: Proposal['template'], scope: Scope) => {
  const shown = Object.entries(Outputs).filter(
    ([, { Condition }]) => !Condition || scope.condition(Condition),
  )
  return Object.fromEntries(
    shown.map(([key, { Value, Description, Export }]) => {
      const value = resolve(Value, scope)
      if (value === undefined) throw invalid(`Output ${key} refers to what is not there`)
      const exportName = Export && String(resolve(Export.Name, scope))
      return [key, { value: String(value), description: Description, exportName }]
    }),
  )
}

/** Works out what `proposal` would change of `stack`; throws what a template cannot mean. */
export const makePlan = (state: State, stack: Stack, proposal: Proposal): Plan => {
  const made = new Map<string, StackResource>()
  const scope = makeScope(state, stack, proposal, made)
  const { Resources } = proposal.template
  const wantedIds = inOrder(Resources).filter((id) => {
    const condition = Resources[id]?.Condition
    return !condition || scope.condition(condition)
  })
  const steps = wantedIds.map((logicalId): Step => {
    const { Type: type, Properties, DeletionPolicy } = Resources[logicalId] ?? { Type: '' }
    const wanted = record(resolve(Properties ?? {}, scope))
    const before = stack.resources.get(logicalId)
    const name = explicitName(type, wanted)
    const kept = before?.type === type && explicitName(type, before.wanted) === name
    const invented = `${stack.name}-${logicalId}-${randomBytes(6).toString('hex').toUpperCase()}`
    const resource: StackResource = {
      logicalId,
      type,
      physicalId: kept ? before.physicalId : inventId(state, type, invented, name),
      status: before?.status ?? '',
      retained: DeletionPolicy ?? 'Delete',
      wanted,
      properties: wanted,
    }
    made.set(logicalId, resource)
    if (!before) return { action: 'Add', resource }
    if (!kept) return { action: 'Replace', resource, before }
    if (!same(wanted, before.wanted)) return { action: 'Modify', resource, before }
    return { action: 'Keep', resource: { ...before, retained: resource.retained }, before }
  })
  const removed = [...stack.resources.values()].filter(({ logicalId }) => !made.has(logicalId))
  const outputs = outputsOf(proposal.template, scope)
  const changed =
    removed.length > 0 ||
    steps.some(({ action }) => action !== 'Keep') ||
    !same(
      [stack.template, stack.parameters, stack.tags],
      [proposal.template, proposal.parameters, proposal.tags],
    )
  return { steps, removed, outputs, changed }
}
