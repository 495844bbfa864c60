import { flag, type Input, text } from '../input.ts'
import { invalid } from '../refusal.ts'
import type { State } from '../state.ts'
import type { ParameterValue } from './model.ts'
import type { Template } from './template.ts'

type Values = Record<string, ParameterValue>

const fromStore = ({ parameters }: State, name: string) => {
  const found = parameters.get(name)
  if (found) return found.value
  throw invalid(`Unable to fetch parameters [${name}] from parameter store for this account.`)
}

const chosen = (name: string, given: Input | undefined, previous: Values) => {
  if (!given) return undefined
  if (!flag(given, 'UsePreviousValue')) return text(given, 'ParameterValue') ?? ''
  const before = previous[name]
  if (before) return before.value
  throw invalid(
    `Invalid input for parameter key ${name}. Cannot specify usePreviousValue as true for a parameter key not in the previous template`,
  )
}

/** The values that a deployment works with: given ones, previous ones where asked for, defaults. */
export const settleParameters = (
  state: State,
  { Parameters = {} }: Template,
  given: Input[],
  previous: Values,
): Values => {
  const byName = new Map(given.map((one) => [text(one, 'ParameterKey') ?? '', one]))
  const unknown = [...byName.keys()].filter((name) => !(name in Parameters))
  if (unknown.length)
    throw invalid(`Parameters: [${unknown.join(', ')}] do not exist in the template`)
  const settled = Object.entries(Parameters).map(([name, { Type, Default }]) => {
    const value = chosen(name, byName.get(name), previous) ?? Default?.toString()
    return { name, value, stored: Type.startsWith('AWS::SSM::Parameter::Value') }
  })
  const missing = settled.filter(({ value }) => value === undefined)
  if (missing.length)
    throw invalid(`Parameters: [${missing.map(({ name }) => name).join(', ')}] must have values`)
  return Object.fromEntries(
    settled.map(({ name, value = '', stored }) => [
      name,
      { value, ...(stored && { resolved: fromStore(state, value) }) },
    ]),
  )
}
