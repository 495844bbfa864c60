import type { UseFormReturn } from 'react-hook-form'
import { AnswerFields } from './answer-fields.tsx'
import { OtherWays } from './other-ways.tsx'
import type { TrainingValues } from './training-values.ts'

export type BesideFieldsProps = { form: UseFormReturn<TrainingValues>; id: number | undefined }

/** What a row has beside the fields that every row must have. */
export const BesideFields = ({ form, id }: BesideFieldsProps) => (
  <>
    <OtherWays form={form} id={id} />
    <AnswerFields form={form} />
  </>
)
