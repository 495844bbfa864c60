import { categories, languages } from '@bong-bari/contract'
import type { UseFormReturn } from 'react-hook-form'
import { CheckField } from '../../office/check-field.tsx'
import { SelectField } from '../../office/select-field.tsx'
import { InputField, TextareaField } from '../../ui/field.tsx'
import { choices } from './words.ts'

/** What the form of a training row holds. */
export type TrainingValues = {
  keyword: string
  userMessage: string
  botResponse: string
  language: (typeof languages)[number]
  category: (typeof categories)[number]
  isActive: boolean
  priority: number
}

export const TrainingFields = ({ form }: { form: UseFormReturn<TrainingValues> }) => {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <InputField
        label="Keyword"
        required
        hint="Words that visitors use, with commas between them."
        error={errors.keyword?.message}
        {...register('keyword')}
      />
      <TextareaField
        label="User message"
        required
        rows={2}
        error={errors.userMessage?.message}
        {...register('userMessage')}
      />
      <TextareaField
        label="Bot response"
        required
        rows={3}
        hint="Bong Bot says this word for word."
        error={errors.botResponse?.message}
        {...register('botResponse')}
      />
      <div className="grid grid-cols-2 gap-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_92px]">
        <SelectField
          label="Language"
          options={choices(languages)}
          error={errors.language?.message}
          {...register('language')}
        />
        <SelectField
          label="Category"
          options={choices(categories)}
          error={errors.category?.message}
          {...register('category')}
        />
        <InputField
          label="Priority"
          type="number"
          inputMode="numeric"
          min={1}
          max={10}
          error={errors.priority?.message}
          {...register('priority', { valueAsNumber: true })}
        />
      </div>
      <CheckField label="Active" {...register('isActive')} />
    </>
  )
}
