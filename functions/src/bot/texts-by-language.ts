import { isLive, type Template, type Training } from '@bong-bari/contract'
import type { Language } from '@bong-bari/text'

/** A row's answer in a language; its main answer if it has none in it or the language is unknown. */
export const chooseAnswer = (
  { answers, botResponse }: Training,
  language: Language | undefined,
): string => (language && answers[language]) ?? botResponse

/** A key of a row as it is now. It differs after each change of the row. */
export const rowStateKey = ({ id, version }: Training): string => `${id} ${version}`

export const listAnswers = ({ answers, botResponse }: Training): string[] =>
  [botResponse, answers.bengali, answers.benglish, answers.english].flatMap((said) => said ?? [])

const byOrder = (a: Template, b: Template) => a.displayOrder - b.displayOrder || a.id - b.id

/** The templates of a type that are active and inside their dates, by `displayOrder`. */
export const listLiveTemplates = (all: Template[], type: Template['templateType'], now: Date) =>
  all.filter((template) => template.templateType === type && isLive(template, now)).sort(byOrder)

/** The templates of a language, followed by those for any language. All of them if no language is given. */
export const filterByLanguage = (found: Template[], language: Language | undefined) =>
  language
    ? [language, 'auto'].flatMap((wanted) => found.filter((one) => one.language === wanted))
    : found
