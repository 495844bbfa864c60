import { api } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import { call } from '../../api.ts'

/** What a conversation opens with. */
export type Opening = { greeting: string; suggestions: readonly string[] }

export const builtInOpening: Opening = bot

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** The opening that the team has set; the built-in one when it cannot be had. */
export const fetchOpening = async (): Promise<Opening> => {
  try {
    const { greeting, suggestions } = await call(api.chatbot.opening)
    return {
      greeting: isText(greeting) ? greeting : builtInOpening.greeting,
      suggestions: Array.isArray(suggestions) ? suggestions.filter(isText) : [],
    }
  } catch {
    return builtInOpening
  }
}
