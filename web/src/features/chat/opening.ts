import { api } from '@bong-bari/contract'
import { call } from '../../call.ts'

export type Opening = {
  greeting: string
  offer?: string | undefined
  suggestions: readonly string[]
}

/** A Bengali browser is greeted in Bengali; others get the first greeting of any language. */
const queryOf = (language: string) =>
  /^bn\b/i.test(language) ? { query: { language: 'bengali' as const } } : undefined

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** The team's opening; nothing on failure. */
export const fetchOpening = async (): Promise<Opening | undefined> => {
  try {
    const { greeting, offer, suggestions } = await call(
      api.chat.opening,
      queryOf(navigator.language),
    )
    if (!isText(greeting)) return undefined
    return {
      greeting,
      ...(isText(offer) && { offer }),
      suggestions: suggestions.filter(isText),
    }
  } catch {
    return undefined
  }
}
