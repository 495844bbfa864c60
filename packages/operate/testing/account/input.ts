import { invalid } from './refusal.ts'

/** What a client sent with an action, whichever protocol carried it. */
export type Input = Record<string, unknown>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text = (input: Input, name: string): string | undefined => {
  const value = input[name]
  return typeof value === 'string' ? value : undefined
}

export const requiredText = (input: Input, name: string): string => {
  const value = text(input, name)
  if (value) return value
  throw invalid(`1 validation error detected: Value null at '${name}' failed to satisfy constraint`)
}

/** A flag of either protocol: a JSON boolean, or the word true. */
export const flag = (input: Input, name: string) => String(input[name]) === 'true'

const list = (input: Input, name: string): unknown[] => {
  const value = input[name]
  return Array.isArray(value) ? value : []
}

export const texts = (input: Input, name: string): string[] =>
  list(input, name).filter((one) => typeof one === 'string')

export const records = (input: Input, name: string): Input[] => list(input, name).filter(isRecord)
