import { type Language, languageOf } from '@bong-bari/text'

const tags: Record<Language, string> = { bengali: 'bn', benglish: 'bn-Latn', english: 'en' }

/** The `lang` of what is said in the chat. */
export const languageTag = (text: string) => tags[languageOf(text)]
