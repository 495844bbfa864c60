import { randomUUID } from 'node:crypto'
import type { Stack, StackResource } from './model.ts'

type About = Pick<StackResource, 'logicalId' | 'type' | 'physicalId'>

/** No two events of a stack happen at once, so that whoever sorts them sees them in order. */
const nextMoment = ({ events }: Stack) =>
  new Date(Math.max(Date.now(), (events.at(-1)?.time.getTime() ?? 0) + 1))

const add = (
  stack: Stack,
  { logicalId, type, physicalId }: About,
  status: string,
  reason?: string,
) =>
  stack.events.push({
    ...{ id: randomUUID(), time: nextMoment(stack), logicalId, type, physicalId },
    ...{ status, reason },
  })

/** Brings a stack into a state and says so. */
export const mark = (stack: Stack, status: string, reason?: string) => {
  stack.status = status
  stack.reason = reason
  const { name: logicalId, id: physicalId } = stack
  add(stack, { logicalId, type: 'AWS::CloudFormation::Stack', physicalId }, status, reason)
}

/** The same for a resource. */
export const markResource = (
  stack: Stack,
  resource: StackResource,
  status: string,
  reason?: string,
) => {
  resource.status = status
  resource.reason = reason
  add(stack, resource, status, reason)
}
