import { limits, numbers } from '@bong-bari/contract'
import { serve } from '../http/serve.ts'
import { readNumbers } from './read-numbers.ts'

export const handler = serve(numbers, {
  read: ({ query: { weeks = limits.numberWeeks.default }, now }) => readNumbers(weeks, now),
})
