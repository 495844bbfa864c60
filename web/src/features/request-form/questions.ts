import {
  choiceTexts,
  type MessageLanguage,
  newLead,
  type Turn,
  toAsciiDigits,
} from '@bong-bari/contract'
import { chatRequest } from '@bong-bari/site'
import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod/mini'
import { fitting } from '../../ui/state/use-stored-values.ts'
import {
  blankRequest,
  bodyOf,
  hasContact,
  homeCountryCodes,
  phoneOf,
  present,
  type RequestValues,
} from './request-values.ts'
import { requestDrafts } from './send-request.ts'

/** In this order, before the summary. */
export const questions = ['name', 'company', 'contact', 'wishes', 'message'] as const
export type Question = (typeof questions)[number]
type Step = Question | 'summary'

export const isQuestion = (step: Step): step is Question => step !== 'summary'

const stepOf = (storedStep: unknown): Step =>
  [...questions, 'summary' as const].find((step) => step === storedStep) ?? 'name'

const countryCode = homeCountryCodes[0]

export type RequestProgress = { step: Step; isChange: boolean; values: RequestValues }

export const useRequestProgress = (
  draft: string,
  proposed: Partial<RequestValues>,
): RequestProgress => {
  const { values, step, isChange } = requestDrafts.use(draft)
  return {
    step: stepOf(step),
    isChange: isChange === true,
    values: fitting(values, { ...blankRequest(countryCode), ...proposed }),
  }
}

export const storeValues = (draft: string, values: RequestValues) =>
  requestDrafts.change(draft, { values })

/** Goes to a question; `isChange` returns to the summary after it. */
export const goTo = (draft: string, step: Step, isChange = false) =>
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

export const questionOf = (field: string): Question | undefined => {
  const found = Object.entries(fieldsOf).find(([, fields]) => fields.some((one) => one === field))
  return found && (found[0] as Question)
}

const wordsOf = (
  { code, ...issue }: z.core.$ZodIssue,
  field: Field,
  isBlank: boolean,
  language: MessageLanguage,
) => {
  const words = chatRequest[language]
  const { label } = words[field]
  if ('maximum' in issue)
    return words.tooLong.replace('{field}', label).replace('{max}', String(issue.maximum))
  if (field === 'email' || field === 'phone') return words[field].wrong
  return isBlank ? words[field].missing : words.odd.replace('{field}', label)
}

export const findFault = (
  values: RequestValues,
  question: Question,
  language: MessageLanguage,
): string | undefined => {
  if (question === 'contact' && !hasContact(values)) return chatRequest[language].contact.missing
  const { error } = newLead.safeParse(bodyOf(values))
  for (const field of fieldsOf[question]) {
    const issue = error?.issues.find(({ path }) => path[0] === field)
    if (issue) return wordsOf(issue, field, !present(values[field]), language)
  }
  return undefined
}

/** As it will be sent; a contact may be two. */
export const answerOf = (values: RequestValues, question: Question) => {
  const body = bodyOf(values)
  if (question === 'wishes') return Object.values(choiceTexts(body)).filter(Boolean).join(', ')
  if (question !== 'contact') return body[question] ?? ''
  return [body.phone, body.email].filter(Boolean).join(', ')
}

export type RequestProps = {
  language: MessageLanguage
  /** Language tag for screen readers. */
  lang: string
  /** The tab keeps the request under this name until it ends. */
  draft: string
  /** The talk so far, sent along. */
  talk: readonly Turn[]
  Bubble: ComponentType<{ sender: 'bot' | 'user'; children: ReactNode }>
  onEnd: (said: string, isSent: boolean) => void
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
