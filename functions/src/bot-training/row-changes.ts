import { type BodyOf, type botTraining, messageLanguages, type Training } from '@bong-bari/contract'
import { distinctVariants } from './distinct-variants.ts'

type Given = BodyOf<typeof botTraining.updateTraining>

/** Languages that are not named stay, null removes one. */
const answersAfter = (answers: Training['answers'], given: NonNullable<Given['answers']>) => {
  const after: Training['answers'] = {}
  for (const language of messageLanguages) {
    const words = given[language] === undefined ? answers[language] : given[language]
    if (words) after[language] = words
  }
  return after
}

export const rowChanges = ({ answers, variants, ...given }: Given, row: Training) => ({
  ...given,
  ...(answers && { answers: answersAfter(row.answers, answers) }),
  ...(variants && { variants: distinctVariants(variants) }),
})
