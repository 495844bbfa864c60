import { isLive, type Template } from '@bong-bari/contract'
import type { Language } from '@bong-bari/text'

const byOrder = (a: Template, b: Template) => a.displayOrder - b.displayOrder || a.id - b.id

/** Templates of a type that are active and inside their dates now, by displayOrder. */
export const liveTemplates = (all: Template[], type: Template['templateType'], now: Date) =>
  all.filter((template) => template.templateType === type && isLive(template, now)).sort(byOrder)

/** The first in the visitor's language, else the first for any. */
export const inLanguage = (found: Template[], language: Language) =>
  found.find((template) => template.language === language) ??
  found.find((template) => template.language === 'auto')
