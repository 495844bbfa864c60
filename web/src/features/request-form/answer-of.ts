import { wishWords } from '@bong-bari/contract'
import { bodyOf, type RequestValues } from './request-values.ts'
import type { Question } from './steps.ts'

/** As it will be sent; a contact may be two. */
export const answerOf = (values: RequestValues, question: Question) => {
  const body = bodyOf(values)
  if (question === 'wishes') return Object.values(wishWords(body)).filter(Boolean).join(', ')
  if (question !== 'contact') return body[question] ?? ''
  return [body.phone, body.email].filter(Boolean).join(', ')
}
