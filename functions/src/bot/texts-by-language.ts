import { isLive, type Template, type Training } from '@bong-bari/contract'
import type { Language } from '@bong-bari/text'

/** The main answer if unclear. */
export const chooseAnswer = (
  { answers, botResponse }: Training,
  language: Language | undefined,
): string => (language && answers[language]) ?? botResponse

/** After a change it is another state. */
export const rowStateKey = ({ id, version }: Training): string => `${id} ${version}`

export const listAnswers = ({ answers, botResponse }: Training): string[] =>
  [botResponse, answers.bengali, answers.benglish, answers.english].flatMap((said) => said ?? [])

const byOrder = (a: Template, b: Template) => a.displayOrder - b.displayOrder || a.id - b.id

/** Active and inside their dates, by displayOrder. */
export const listLiveTemplates = (all: Template[], type: Template['templateType'], now: Date) =>
  all.filter((template) => template.templateType === type && isLive(template, now)).sort(byOrder)

/** Before those for any; all without a language. */
export const filterByLanguage = (found: Template[], language: Language | undefined) =>
  language
    ? [language, 'auto'].flatMap((wanted) => found.filter((one) => one.language === wanted))
    : found
