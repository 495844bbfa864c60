import { parse } from 'yaml'
import { Refusal } from '../refusal.ts'

export type Resource = {
  Type: string
  Properties?: Record<string, unknown>
  Condition?: string
  DependsOn?: string | string[]
  DeletionPolicy?: string
}
type Output = {
  Value: unknown
  Description?: string
  Condition?: string
  Export?: { Name: unknown }
}
type Parameter = { Type: string; Default?: string | number; Description?: string; NoEcho?: boolean }

export type Template = {
  Description?: string
  Parameters?: Record<string, Parameter>
  Mappings?: Record<string, Record<string, Record<string, unknown>>>
  Conditions?: Record<string, unknown>
  Resources: Record<string, Resource>
  Outputs?: Record<string, Output>
}

/** Reads a template, JSON or YAML in its long form. */
export const parseTemplate = (body: string): Template =>
  body.trimStart().startsWith('{') ? JSON.parse(body) : parse(body)

const named = ['RoleName', 'UserName', 'GroupName', 'ManagedPolicyName', 'InstanceProfileName']

/** Refuses a template that makes IAM's things when nobody has said that it may. */
export const requireCapabilities = ({ Resources }: Template, given: string[]) => {
  const iam = Object.values(Resources).filter(({ Type }) => Type.startsWith('AWS::IAM::'))
  const hasName = iam.some(({ Properties = {} }) => named.some((name) => name in Properties))
  const needed = hasName ? 'CAPABILITY_NAMED_IAM' : 'CAPABILITY_IAM'
  if (!iam.length || given.includes(needed) || given.includes('CAPABILITY_NAMED_IAM')) return
  throw new Refusal('InsufficientCapabilitiesException', `Requires capabilities : [${needed}]`)
}
