import { isLive, type Template } from '@bong-bari/contract'
import type { Language } from '@bong-bari/text'

const byOrder = (a: Template, b: Template) => a.displayOrder - b.displayOrder || a.id - b.id

/** Active and inside their dates, by displayOrder. */
export const liveTemplates = (all: Template[], type: Template['templateType'], now: Date) =>
  all.filter((template) => template.templateType === type && isLive(template, now)).sort(byOrder)

/** Before those for any; all without a language. */
export const forLanguage = (found: Template[], language: Language | undefined) =>
  language
    ? [language, 'auto'].flatMap((wanted) => found.filter((one) => one.language === wanted))
    : found
