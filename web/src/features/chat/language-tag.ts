import { type Language, languageOf } from '@bong-bari/text'

export const tags: Record<Language, string> = { bengali: 'bn', benglish: 'bn-Latn', english: 'en' }

export const languageTag = (text: string) => tags[languageOf(text)]
