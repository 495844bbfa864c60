import type { Template } from './template.ts'

export type ParameterValue = { value: string; resolved?: string | undefined }
export type Output = {
  value: string
  description?: string | undefined
  exportName?: string | undefined
}

export type StackResource = {
  logicalId: string
  type: string
  physicalId: string
  status: string
  reason?: string | undefined
  retained: string
  /** The properties with all references filled in but those to secrets. */
  wanted: Record<string, unknown>
  /** The same with secrets filled in, as they were when the resource was last changed. */
  properties: Record<string, unknown>
}

export type StackEvent = {
  id: string
  time: Date
  logicalId: string
  type: string
  physicalId: string
  status: string
  reason?: string | undefined
}

/** What a deployment asks for. */
export type Proposal = {
  body: string
  template: Template
  parameters: Record<string, ParameterValue>
  tags: Record<string, string>
  capabilities: string[]
}

export type ChangeSet = {
  id: string
  name: string
  created: Date
  status: 'CREATE_COMPLETE' | 'FAILED'
  reason?: string | undefined
  executed: boolean
  proposal: Proposal
  changes: unknown[]
}

export type Stack = Proposal & {
  id: string
  name: string
  status: string
  reason?: string | undefined
  created: Date
  updated?: Date
  terminationProtection: boolean
  outputs: Record<string, Output>
  resources: Map<string, StackResource>
  /** Oldest first. */
  events: StackEvent[]
  changeSets: Map<string, ChangeSet>
}
