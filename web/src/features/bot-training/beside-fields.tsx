import { AnswerFields } from './answer-fields.tsx'
import { CardFields } from './card-fields.tsx'
import { OtherWays } from './other-ways.tsx'
import type { RowFieldsProps } from './training-values.ts'

export const BesideFields = ({ form }: RowFieldsProps) => (
  <>
    <OtherWays form={form} />
    <AnswerFields form={form} />
    <CardFields form={form} />
  </>
)
