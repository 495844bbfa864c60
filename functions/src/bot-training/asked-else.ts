import { type ListedTraining, messageLanguages, type Training } from '@bong-bari/contract'
import type { RowAnswers } from '@bong-bari/table'
import { languageOf } from '@bong-bari/text'
import { chooseAnswer } from '../bot/texts-by-language.ts'

/** How often a row was asked in a language in which it still has no answer. */
export const countLackingLanguages = (
  row: Training,
  lacked: RowAnswers['lacked'],
): Pick<ListedTraining, 'askedElse'> => {
  const languages = messageLanguages.flatMap((language) => {
    const count = lacked[language]
    return count && languageOf(chooseAnswer(row, language)) !== language ? [[language, count]] : []
  })
  return languages.length ? { askedElse: Object.fromEntries(languages) } : {}
}
