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

/** These ways answer the question; in all others the bot says that it does not know. */
export const answeringWays: readonly AnswerWay[] = ['row', 'handoff', 'fact', 'model', 'search']

export const messageLanguages = ['bengali', 'benglish', 'english'] as const
export type MessageLanguage = (typeof messageLanguages)[number]
