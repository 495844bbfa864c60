import { type MessageLanguage, newLead } from '@bong-bari/contract'
import { chatRequest } from '@bong-bari/site'
import type * as z from 'zod/mini'
import { bodyOf, hasContact, present, type RequestValues } from './request-values.ts'
import type { Question } from './steps.ts'

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

export const faultOf = (
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
