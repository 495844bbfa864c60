import type { MessageLanguage } from '@bong-bari/contract'
import type { RefObject } from 'react'
import type { RequestValues } from './request-values.ts'

export type AnswerProps = {
  field: RefObject<HTMLElement | null>
  control: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
  values: RequestValues
  language: MessageLanguage
  onChange: (change: Partial<RequestValues>) => void
}
