import type { AnswerWay, LeadStatus, MessageLanguage } from '@bong-bari/contract'

export const formatCount = (count: number) => count.toLocaleString('en')

const formatDecimal = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 })

/** Hours, or days where there are many, as said after "within". */
export const formatHours = (hours: number) => {
  if (hours < 1) return 'an hour'
  if (hours >= 72) return `${formatDecimal(hours / 24)} days`
  return `${formatDecimal(hours)} ${hours === 1 ? 'hour' : 'hours'}`
}

/** Whole percent; 0 of 0 is 0. */
export const toPercent = (part: number, whole: number) =>
  whole ? Math.round((part / whole) * 100) : 0

/** In drawing order, from the bottom. Neighbours differ without colours too. */
export const statusFills: Record<LeadStatus, string> = {
  new: 'var(--color-phalak-700)',
  hot: 'var(--color-paar-400)',
  warm: 'var(--color-taxi-400)',
  cold: 'var(--color-jaanla-300)',
  dead: 'var(--color-khata-200)',
}

export const wayWords: Record<AnswerWay, string> = {
  row: 'A training row',
  handoff: 'Handed to a person',
  fact: 'A built-in fact',
  model: 'The AI model',
  search: 'A video or post that was found',
  template: 'A fallback template',
  'built-in': 'A built-in line',
}

export const languageWords: Record<MessageLanguage, string> = {
  bengali: 'Bengali',
  benglish: 'Benglish',
  english: 'English',
}
