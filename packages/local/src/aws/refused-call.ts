import type { TableCall } from '@bong-bari/table'

/** What a grant is missing, by name: function, action, index and leading key. */
export const sentenceOf = (name: string, { action, index, leadingKey }: TableCall) =>
  `${name} may not dynamodb:${action} on ${leadingKey}${index ? ` of ${index}` : ''}`
