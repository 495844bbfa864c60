import { api } from '@bong-bari/contract'
import { call } from '../../api.ts'

/** What a conversation opens with. */
export type Opening = { greeting: string; suggestions: readonly string[] }

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** The opening that the team has set; nothing when it cannot be had. */
export const fetchOpening = async (): Promise<Opening | undefined> => {
  try {
    const { greeting, suggestions } = await call(api.chatbot.opening)
    return isText(greeting) ? { greeting, suggestions: suggestions.filter(isText) } : undefined
  } catch {
    return undefined
  }
}
