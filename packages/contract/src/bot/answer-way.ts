export const answerWays = [
  'row',
  'handoff',
  'fact',
  'model',
  'search',
  'template',
  'built-in',
] as const
export type AnswerWay = (typeof answerWays)[number]

/** Ways that answer the question; the rest admit not knowing. */
export const knowingWays: readonly AnswerWay[] = ['row', 'handoff', 'fact', 'model', 'search']

export const messageLanguages = ['bengali', 'benglish', 'english'] as const
export type MessageLanguage = (typeof messageLanguages)[number]
