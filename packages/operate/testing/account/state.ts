import type { Stack } from './cloudformation/model.ts'
import { type Faults, makeFaults } from './faults.ts'
import type { Input } from './input.ts'
import type { Secret } from './secret.ts'

/** One request as a client made it: `cloudformation`, `CreateChangeSet`, and what came with it. */
export type Call = { service: string; action: string; region: string; input: Input }

export type StoredParameter = { name: string; value: string; type: string; version: number }

/** Something that exists in the account: `stack` is undefined once no stack has it any more. */
export type Physical = { type: string; name?: string | undefined; stack: string | undefined }

/** Everything that the account holds. */
export type State = {
  accountId: string
  region: string
  /** Access keys that are known: the operator's, and those of roles that were assumed. */
  accessKeys: Map<string, string>
  calls: Call[]
  faults: Faults
  stacks: Map<string, Stack>
  /** Reached by their id alone, as on AWS. */
  deletedStacks: Map<string, Stack>
  parameters: Map<string, StoredParameter>
  secrets: Map<string, Secret>
  /** By physical id. */
  resources: Map<string, Physical>
  s3: string
  domains: Domains
}

/** Host and port that distributions and APIs say they have, so that a test can answer there. */
export type Domains = { distribution?: string; api?: string }

type Given = Pick<State, 'accountId' | 'region' | 's3' | 'domains'>

export const makeState = (given: Given): State => ({
  ...given,
  accessKeys: new Map(),
  calls: [],
  faults: makeFaults(),
  stacks: new Map(),
  deletedStacks: new Map(),
  parameters: new Map(),
  secrets: new Map(),
  resources: new Map(),
})

/** One service's actions; each answers a plain value or throws a Refusal. */
export type Actions = Record<string, (state: State, input: Input) => unknown>
