import { bot } from '@bong-bari/site'
import { readKnowledge } from '../bot/knowledge.ts'
import { liveTemplates } from '../bot/templates.ts'

/** How many suggestions a conversation opens with. */
const chips = 2

/**
 * The greeting, offer and suggestions of the templates that hold now; the built-in greeting and
 * suggestions where there are none.
 */
export const opening = async (now: Date) => {
  const { templates } = await readKnowledge()
  const [greeting] = liveTemplates(templates, 'greeting', now)
  const [offer] = liveTemplates(templates, 'offer', now)
  const replies = liveTemplates(templates, 'quick_reply', now).map(({ content }) => content)
  return {
    greeting: greeting?.content ?? bot.greeting,
    ...(offer && { offer: offer.content }),
    suggestions: [...replies, ...bot.suggestions].slice(0, chips),
  }
}
