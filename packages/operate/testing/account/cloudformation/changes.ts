import type { StackResource } from './model.ts'
import type { Plan } from './plan.ts'

const changeOf = (Action: string, resource: StackResource, more: object = {}) => ({
  Type: 'Resource',
  ResourceChange: {
    Action,
    LogicalResourceId: resource.logicalId,
    ResourceType: resource.type,
    ...more,
  },
})

const detailsOf = (before: StackResource, after: StackResource, replaced: boolean) =>
  [...new Set([...Object.keys(before.wanted), ...Object.keys(after.wanted)])]
    .filter((name) => JSON.stringify(before.wanted[name]) !== JSON.stringify(after.wanted[name]))
    .map((Name) => ({
      Target: {
        Attribute: 'Properties',
        Name,
        RequiresRecreation: replaced ? 'Always' : 'Never',
      },
      Evaluation: 'Static',
      ChangeSource: 'DirectModification',
    }))

/** A plan in the form in which a change set tells it. */
export const changesOf = ({ steps, removed }: Plan) => [
  ...steps.flatMap(({ action, resource, before }) => {
    if (action === 'Keep') return []
    if (!before) return [changeOf('Add', resource)]
    const replaced = action === 'Replace'
    return [
      changeOf('Modify', resource, {
        PhysicalResourceId: before.physicalId,
        Replacement: replaced ? 'True' : 'False',
        Scope: ['Properties'],
        Details: detailsOf(before, resource, replaced),
      }),
    ]
  }),
  ...removed.map((resource) =>
    changeOf('Remove', resource, { PhysicalResourceId: resource.physicalId }),
  ),
]
