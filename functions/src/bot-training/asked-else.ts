import { type ListedTraining, messageLanguages, type Training } from '@bong-bari/contract'
import type { RowAnswers } from '@bong-bari/table'
import { languageOf } from '@bong-bari/text'
import { chooseAnswer } from '../bot/texts-by-language.ts'

/** How often a row was asked in a language in which it still has no answer. */
export const countLackingLanguages = (
  row: Training,
  lacked: RowAnswers['lacked'],
): Pick<ListedTraining, 'askedElse'> => {
  const still = messageLanguages.flatMap((language) => {
    const asked = lacked[language]
    return asked && languageOf(chooseAnswer(row, language)) !== language ? [[language, asked]] : []
  })
  return still.length ? { askedElse: Object.fromEntries(still) } : {}
}
