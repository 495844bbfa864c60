import { fitting } from '../../ui/kept.ts'
import { homeCountryCodes } from './country-codes.ts'
import { requestDrafts } from './request-draft.ts'
import { blankRequest, type RequestValues } from './request-values.ts'

/** In this order, before the summary. */
export const questions = ['name', 'company', 'contact', 'wishes', 'message'] as const
export type Question = (typeof questions)[number]
export type Step = Question | 'summary'

export const isQuestion = (step: Step): step is Question => step !== 'summary'

const stepOf = (kept: unknown): Step =>
  [...questions, 'summary' as const].find((step) => step === kept) ?? 'name'

const countryCode = homeCountryCodes[0]

export type Asked = { step: Step; isChange: boolean; values: RequestValues }

export const useAsked = (draft: string, proposed: Partial<RequestValues>): Asked => {
  const { values, step, isChange } = requestDrafts.use(draft)
  return {
    step: stepOf(step),
    isChange: isChange === true,
    values: fitting(values, { ...blankRequest(countryCode), ...proposed }),
  }
}

export const keepValues = (draft: string, values: RequestValues) =>
  requestDrafts.change(draft, { values })

/** Goes to a question; `isChange` returns to the summary after it. */
export const goTo = (draft: string, step: Step, isChange = false) =>
  requestDrafts.change(draft, { step, isChange })

export const after = ({ step, isChange }: Pick<Asked, 'step' | 'isChange'>): Step =>
  (!isChange && isQuestion(step) && questions[questions.indexOf(step) + 1]) || 'summary'
