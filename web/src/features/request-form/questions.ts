import {
  checkRequest,
  choiceTexts,
  countCharacters,
  limits,
  type MessageLanguage,
  type Turn,
  toAsciiDigits,
} from '@bong-bari/contract'
import { chatRequest } from '@bong-bari/site'
import { pickMatchingTypes } from '../../ui/use-stored-values.ts'
import {
  blankRequest,
  bodyOf,
  hasContact,
  homeCountryCodes,
  phoneOf,
  type RequestValues,
  visibleText,
} from './request-values.ts'
import { requestDrafts } from './send-request.ts'

/** In this order, before the summary. */
export const questions = ['name', 'company', 'contact', 'wishes', 'message'] as const
export type Question = (typeof questions)[number]
type Step = Question | 'summary'

export const isQuestion = (step: Step): step is Question => step !== 'summary'

const parseStep = (storedStep: unknown): Step =>
  [...questions, 'summary' as const].find((step) => step === storedStep) ?? 'name'

const countryCode = homeCountryCodes[0]

export type RequestProgress = { step: Step; isChange: boolean; values: RequestValues }

export const useRequestProgress = (
  draft: string,
  proposed: Partial<RequestValues>,
): RequestProgress => {
  const { values, step, isChange } = requestDrafts.use(draft)
  return {
    step: parseStep(step),
    isChange: isChange === true,
    values: pickMatchingTypes(values, { ...blankRequest(countryCode), ...proposed }),
  }
}

export const storeValues = (draft: string, values: RequestValues) =>
  requestDrafts.change(draft, { values })

/** Goes to a question; `isChange` returns to the summary after it. */
export const goToStep = (draft: string, step: Step, isChange = false) =>
  requestDrafts.change(draft, { step, isChange })

export const nextStep = ({ step, isChange }: Pick<RequestProgress, 'step' | 'isChange'>): Step =>
  (!isChange && isQuestion(step) && questions[questions.indexOf(step) + 1]) || 'summary'

type Field = 'name' | 'company' | 'email' | 'phone' | 'message'

const fieldsOf: Record<Question, readonly Field[]> = {
  name: ['name'],
  company: ['company'],
  contact: ['email', 'phone'],
  // Chosen from lists: always valid.
  wishes: [],
  message: ['message'],
}

export const findQuestion = (field: string): Question | undefined => {
  const entry = Object.entries(fieldsOf).find(([, fields]) => fields.some((one) => one === field))
  return entry && (entry[0] as Question)
}

const describeFault = (values: RequestValues, field: Field, language: MessageLanguage) => {
  const texts = chatRequest[language]
  if (field === 'phone') return texts.phone.wrong
  const { label } = texts[field]
  const max = limits.lead[field]
  if (countCharacters(values[field]) > max)
    return texts.tooLong.replace('{field}', label).replace('{max}', String(max))
  if (field === 'email') return texts.email.wrong
  return visibleText(values[field]) ? texts.odd.replace('{field}', label) : texts[field].missing
}

export const findFault = (
  values: RequestValues,
  question: Question,
  language: MessageLanguage,
): string | undefined => {
  if (question === 'contact' && !hasContact(values)) return chatRequest[language].contact.missing
  const errors = checkRequest(bodyOf(values))
  const field = fieldsOf[question].find((name) => errors[name])
  return field && describeFault(values, field, language)
}

/** As it will be sent; a contact may be two. */
export const answerOf = (values: RequestValues, question: Question) => {
  const body = bodyOf(values)
  if (question === 'wishes') return Object.values(choiceTexts(body)).filter(Boolean).join(', ')
  if (question !== 'contact') return body[question] ?? ''
  return [body.phone, body.email].filter(Boolean).join(', ')
}

const address = /[^\s@<>()"',;:]{1,64}@[^\s@<>()"',;:]{1,200}\.[a-z]{2,}/gi
/** Eight digits or more, with the usual separators. */
const number = /\+?\d(?:[\s().-]{0,2}\d){7,14}/g

/** Prefills subject and contact from what the visitor typed last. */
export const proposeValues = (talk: readonly Turn[]): Partial<RequestValues> => {
  const message = talk.flatMap(({ role, content }) => (role === 'user' ? content : [])).join('\n')
  const email = message.match(address)?.at(-1) ?? ''
  const [countryCode] = homeCountryCodes
  const phone = toAsciiDigits(message).match(number)?.at(-1) ?? ''
  return { message, email, ...phoneOf({ countryCode, phone }, homeCountryCodes) }
}
