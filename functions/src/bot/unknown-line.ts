import type { Template, Tried } from '@bong-bari/contract'
import { bot } from '@bong-bari/site'
import { botOnward } from '@bong-bari/site/bot-onward'
import { couldBeEither, type Language, languageOf } from '@bong-bari/text'
import { forLanguage, liveTemplates } from './templates.ts'

type Line = Pick<Tried, 'response' | 'source' | 'rowId'>

const fromTemplate = ({ id, content }: Template): Line => ({
  response: content,
  source: 'template',
  rowId: id,
})

const builtIn = (response: string): Line => ({ response, source: 'built-in' })

/** A path of ours, or a way to reach somebody: what says it has shown a way on. */
const showsWay = /(?:^|\s)\/[a-z]|@|https?:/

/** A template may hold for any language: that it is in the right one has to be seen. */
const speaks = ({ language, content }: Template, wanted: Language) =>
  language === wanted ||
  languageOf(content) === wanted ||
  (wanted !== 'bengali' && couldBeEither(content))

/** That it does not know, and where to go on from there, in other words than those `said` just before. */
export const unknownLine = (
  templates: Template[],
  language: Language,
  said: string | undefined,
  now: Date,
): Line => {
  const live = forLanguage(liveTemplates(templates, 'fallback', now), language).filter((one) =>
    speaks(one, language),
  )
  const onward = (content: string) =>
    showsWay.test(content) ? content : `${content}\n${botOnward.wayOn[language]}`
  const template = live.find(({ content }) => onward(content) !== said)
  if (template) return fromTemplate({ ...template, content: onward(template.content) })
  const { [language]: unknown } = bot.fallback
  return builtIn(unknown === said ? bot.fallbackAgain[language] : unknown)
}
