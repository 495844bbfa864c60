import type { Template } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import type { Language } from '@bong-bari/text'
import { readKnowledge } from '../bot/knowledge.ts'
import { forLanguage, liveTemplates } from '../bot/templates.ts'

const chips = 2

/**
 * Greeting, offer and suggestions of current templates in the language or any; built-in where there
 * are none.
 */
export const opening = async (language: Language | undefined, now: Date) => {
  const { templates } = await readKnowledge()
  const live = (type: Template['templateType']) =>
    forLanguage(liveTemplates(templates, type, now), language).map(({ content }) => content)
  const [greeting] = live('greeting')
  const [offer] = live('offer')
  return {
    greeting: greeting ?? bot.greeting,
    ...(offer && { offer }),
    suggestions: [...live('quick_reply'), ...bot.suggestions].slice(0, chips),
  }
}
