import { flag, requiredText, text, texts } from './input.ts'
import { Refusal } from './refusal.ts'
import type { Actions, State, StoredParameter } from './state.ts'

const described = (
  { accountId, region }: State,
  { name, value, type, version }: StoredParameter,
) => ({
  Name: name,
  Type: type,
  Value: value,
  Version: version,
  DataType: 'text',
  ARN: `arn:aws:ssm:${region}:${accountId}:parameter${name}`,
})

/** Stores a parameter of the Parameter Store, or its next version. */
export const putParameter = (
  { parameters }: State,
  name: string,
  value: string,
  type = 'String',
) => {
  const version = (parameters.get(name)?.version ?? 0) + 1
  parameters.set(name, { name, value, type, version })
  return version
}

/** Systems Manager's Parameter Store. */
export const ssm: Actions = {
  GetParameter: (state, input) => {
    const name = requiredText(input, 'Name')
    const found = state.parameters.get(name)
    if (!found) throw new Refusal('ParameterNotFound', `Parameter ${name} not found.`)
    return { Parameter: described(state, found) }
  },
  GetParameters: (state, input) => {
    const names = texts(input, 'Names')
    const found = names.flatMap((name) => state.parameters.get(name) ?? [])
    return {
      Parameters: found.map((one) => described(state, one)),
      InvalidParameters: names.filter((name) => !state.parameters.has(name)),
    }
  },
  PutParameter: (state, input) => {
    const name = requiredText(input, 'Name')
    if (state.parameters.has(name) && !flag(input, 'Overwrite'))
      throw new Refusal('ParameterAlreadyExists', 'The parameter already exists.')
    const type = text(input, 'Type')
    return {
      Version: putParameter(state, name, requiredText(input, 'Value'), type),
      Tier: 'Standard',
    }
  },
}
