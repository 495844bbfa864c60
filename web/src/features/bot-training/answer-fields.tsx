import type { UseFormReturn } from 'react-hook-form'
import { Hint, TextareaField } from '../../ui/field.tsx'
import type { TrainingValues } from './training-values.ts'

const tongues = [
  { name: 'answerBengali', label: 'Answer in Bengali', lang: 'bn' },
  { name: 'answerBenglish', label: 'Answer in Benglish', lang: 'bn-Latn' },
  { name: 'answerEnglish', label: 'Answer in English', lang: 'en' },
] as const

export const AnswerFields = ({ form }: { form: UseFormReturn<TrainingValues> }) => {
  const { register, formState } = form
  return (
    <fieldset className="grid min-w-0 gap-2.5 border-khata-200 border-t pt-3">
      <legend className="float-left font-display font-semibold text-body">
        In their own language
      </legend>
      <Hint className="clear-both">
        Whoever writes in one of these reads this instead of the bot response. Leave empty what the
        bot response says well enough.
      </Hint>
      {tongues.map(({ name, label, lang }) => (
        <TextareaField
          key={name}
          label={label}
          rows={2}
          lang={lang}
          error={formState.errors[name]?.message}
          {...register(name)}
        />
      ))}
    </fieldset>
  )
}
