import type { State } from '../state.ts'
import { apply, orphan, remove } from './effects.ts'
import { mark, markResource } from './events.ts'
import type { Proposal, Stack, StackResource } from './model.ts'
import { makePlan, type Plan } from './plan.ts'

type Kind = 'CREATE' | 'UPDATE'
type Step = Plan['steps'][number]

/** Deletes resources, but for those whose policy says otherwise; answers those that stay in the way. */
const takeAway = async (state: State, stack: Stack, gone: StackResource[], keep: string[]) => {
  const stuck: string[] = []
  for (const resource of gone.toReversed()) {
    if (keep.includes(resource.retained)) {
      orphan(state, resource)
      markResource(stack, resource, 'DELETE_SKIPPED')
      continue
    }
    markResource(stack, resource, 'DELETE_IN_PROGRESS')
    const reason = await remove(state, resource)
    markResource(stack, resource, reason ? 'DELETE_FAILED' : 'DELETE_COMPLETE', reason)
    if (reason) stuck.push(resource.logicalId)
    else stack.resources.delete(resource.logicalId)
  }
  return stuck
}

const doneBefore = (steps: Step[], failed: Step) =>
  steps.slice(0, steps.indexOf(failed)).filter(({ action }) => action !== 'Keep')

const rollBack = async (state: State, stack: Stack, done: Step[], kind: Kind) => {
  for (const { before, action } of done)
    if (before && action === 'Modify') {
      await apply(state, stack, before, false)
      markResource(stack, before, 'UPDATE_COMPLETE')
    }
  const fresh = done.filter(({ action }) => action !== 'Modify').map(({ resource }) => resource)
  const kept = [...stack.resources]
  await takeAway(state, stack, fresh, ['Retain'])
  stack.resources = new Map(kind === 'UPDATE' ? kept : [])
}

const fail = async (state: State, stack: Stack, plan: Plan, failed: Step, kind: Kind) => {
  const prefix = kind === 'CREATE' ? 'ROLLBACK' : 'UPDATE_ROLLBACK'
  const verb = kind === 'CREATE' ? 'create' : 'update'
  const reason = `The following resource(s) failed to ${verb}: [${failed.resource.logicalId}]. `
  mark(stack, `${prefix}_IN_PROGRESS`, `${reason}Rollback requested by user.`)
  await rollBack(state, stack, doneBefore(plan.steps, failed), kind)
  mark(stack, `${prefix}_COMPLETE`)
}

const succeed = async (state: State, stack: Stack, plan: Plan, proposal: Proposal, kind: Kind) => {
  const replaced = plan.steps.flatMap(({ action, before }) =>
    action === 'Replace' && before ? [before] : [],
  )
  if (kind === 'UPDATE') mark(stack, 'UPDATE_COMPLETE_CLEANUP_IN_PROGRESS')
  await takeAway(state, stack, [...plan.removed, ...replaced], ['Retain', 'RetainExceptOnCreate'])
  stack.resources = new Map(plan.steps.map(({ resource }) => [resource.logicalId, resource]))
  Object.assign(stack, proposal, { outputs: plan.outputs })
  if (kind === 'UPDATE') stack.updated = new Date()
  mark(stack, `${kind}_COMPLETE`)
}

/** Creates or updates a stack, at once; what fails is rolled back and told in its events. */
export const deploy = async (state: State, stack: Stack, proposal: Proposal, kind: Kind) => {
  const plan = makePlan(state, stack, proposal)
  if (kind === 'CREATE') Object.assign(stack, proposal)
  mark(stack, `${kind}_IN_PROGRESS`, 'User Initiated')
  for (const step of plan.steps.filter(({ action }) => action !== 'Keep')) {
    const { resource, action } = step
    const verb = action === 'Add' ? 'CREATE' : 'UPDATE'
    markResource(stack, resource, `${verb}_IN_PROGRESS`)
    const reason = await apply(state, stack, resource, action !== 'Modify')
    markResource(stack, resource, reason ? `${verb}_FAILED` : `${verb}_COMPLETE`, reason)
    if (reason) return fail(state, stack, plan, step, kind)
  }
  await succeed(state, stack, plan, proposal, kind)
}

/** Deletes a stack; its id still finds it. */
export const destroy = async (state: State, stack: Stack) => {
  mark(stack, 'DELETE_IN_PROGRESS', 'User Initiated')
  const retained = ['Retain', 'RetainExceptOnCreate']
  const stuck = await takeAway(state, stack, [...stack.resources.values()], retained)
  if (stuck.length)
    return mark(
      stack,
      'DELETE_FAILED',
      `The following resource(s) failed to delete: [${stuck.join(', ')}]. `,
    )
  mark(stack, 'DELETE_COMPLETE')
  state.stacks.delete(stack.name)
  state.deletedStacks.set(stack.id, stack)
}
