/** Where an answer of the bot comes from. */
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

/** Of these the visitor got what they asked for; the others say that the bot does not know. */
export const knowingWays: readonly AnswerWay[] = ['row', 'handoff', 'fact', 'model', 'search']

/** The language that a visitor's message is taken to be in. */
export const messageLanguages = ['bengali', 'benglish', 'english'] as const
export type MessageLanguage = (typeof messageLanguages)[number]
