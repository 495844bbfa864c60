import { requiredText, text, texts } from '../input.ts'
import { invalid } from '../refusal.ts'
import type { Actions, State } from '../state.ts'
import type { ParameterValue, Stack } from './model.ts'
import { findStack, requireStack } from './stack.ts'
import { parseTemplate } from './template.ts'

/** Parameters in the form of CloudFormation's answers. */
export const pairs = (parameters: Record<string, ParameterValue>) =>
  Object.entries(parameters).map(([ParameterKey, { value, resolved }]) => ({
    ParameterKey,
    ParameterValue: value,
    ResolvedValue: resolved,
  }))

const described = (stack: Stack) => ({
  StackId: stack.id,
  StackName: stack.name,
  Description: stack.template.Description,
  Parameters: pairs(stack.parameters),
  CreationTime: stack.created,
  LastUpdatedTime: stack.updated,
  StackStatus: stack.status,
  StackStatusReason: stack.reason,
  DisableRollback: false,
  Capabilities: stack.capabilities,
  Outputs: Object.entries(stack.outputs).map(([OutputKey, { value, description, exportName }]) => ({
    OutputKey,
    OutputValue: value,
    Description: description,
    ExportName: exportName,
  })),
  Tags: Object.entries(stack.tags).map(([Key, Value]) => ({ Key, Value })),
  EnableTerminationProtection: stack.terminationProtection,
  DriftInformation: { StackDriftStatus: 'NOT_CHECKED' },
})

const resourcesOf = ({ id, name, resources, updated, created }: Stack) =>
  [...resources.values()].map((one) => ({
    StackId: id,
    StackName: name,
    LogicalResourceId: one.logicalId,
    PhysicalResourceId: one.physicalId,
    ResourceType: one.type,
    ResourceStatus: one.status,
    ResourceStatusReason: one.reason,
    Timestamp: updated ?? created,
    LastUpdatedTimestamp: updated ?? created,
  }))

const eventsOf = (state: State, named: string) => {
  const stack = findStack(state, named)
  if (!stack) throw invalid(`Stack [${named}] does not exist`)
  return stack.events.toReversed().map((one) => ({
    EventId: one.id,
    StackId: stack.id,
    StackName: stack.name,
    LogicalResourceId: one.logicalId,
    PhysicalResourceId: one.physicalId,
    ResourceType: one.type,
    ResourceStatus: one.status,
    ResourceStatusReason: one.reason,
    Timestamp: one.time,
  }))
}

/** The actions that change nothing. */
export const describeActions: Actions = {
  DescribeStacks: (state, input) => {
    const name = text(input, 'StackName')
    const found = name ? [requireStack(state, name)] : [...state.stacks.values()]
    return { Stacks: found.map(described) }
  },
  ListStacks: ({ stacks, deletedStacks }, input) => {
    const wanted = texts(input, 'StackStatusFilter')
    const all = [...stacks.values(), ...deletedStacks.values()]
    return {
      StackSummaries: all
        .filter(({ status }) => !wanted.length || wanted.includes(status))
        .map((stack) => ({
          StackId: stack.id,
          StackName: stack.name,
          CreationTime: stack.created,
          StackStatus: stack.status,
        })),
    }
  },
  DescribeStackEvents: (state, input) => ({
    StackEvents: eventsOf(state, requiredText(input, 'StackName')),
  }),
  DescribeEvents: () => ({ OperationEvents: [] }),
  DescribeStackResources: (state, input) => ({
    StackResources: resourcesOf(requireStack(state, requiredText(input, 'StackName'))),
  }),
  ListStackResources: (state, input) => ({
    StackResourceSummaries: resourcesOf(requireStack(state, requiredText(input, 'StackName'))),
  }),
  GetTemplate: (state, input) => ({
    TemplateBody: requireStack(state, requiredText(input, 'StackName')).body,
    StagesAvailable: ['Original', 'Processed'],
  }),
  GetTemplateSummary: (state, input) => {
    const name = text(input, 'StackName')
    const { Parameters = {}, Resources } = parseTemplate(
      name ? requireStack(state, name).body : requiredText(input, 'TemplateBody'),
    )
    return {
      ResourceTypes: [...new Set(Object.values(Resources).map(({ Type }) => Type))],
      Parameters: Object.entries(Parameters).map(([ParameterKey, { Type, Default }]) => ({
        ParameterKey,
        ParameterType: Type,
        DefaultValue: Default,
      })),
    }
  },
  ListExports: ({ stacks }) => ({
    Exports: [...stacks.values()].flatMap(({ id, outputs }) =>
      Object.values(outputs).flatMap(({ exportName, value }) =>
        exportName ? [{ ExportingStackId: id, Name: exportName, Value: value }] : [],
      ),
    ),
  }),
}
