import { AnswerFields } from './answer-fields.tsx'
import { CardFields } from './card-fields.tsx'
import { OtherWays } from './other-ways.tsx'
import type { BesideFieldsProps } from './training-values.ts'

export const BesideFields = ({ form, id }: BesideFieldsProps) => (
  <>
    <OtherWays form={form} id={id} />
    <AnswerFields form={form} />
    <CardFields form={form} />
  </>
)
