import { categories, languages } from '@bong-bari/contract'
import { useState } from 'react'
import { CheckField } from '../../office/check-field.tsx'
import { part } from '../../office/part.tsx'
import { SelectField } from '../../office/select-field.tsx'
import { InputField, TextareaField } from '../../ui/field.tsx'
import type { RowFieldsProps } from './training-values.ts'
import { choices } from './words.ts'

/** Rarely needed: loaded with the dialog, not the list. */
const beside = part(
  async () => (await import('./beside-fields.tsx')).BesideFields,
  'Loading other ways to ask...',
)

export const TrainingFields = ({ form }: RowFieldsProps) => {
  const { register, formState, getValues } = form
  // A question to be answered comes filled in.
  const [isAsked] = useState(() => getValues('userMessage') !== '' && !getValues('botResponse'))
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
        {...(isAsked && { 'data-autofocus': true })}
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
      <beside.Component form={form} />
    </>
  )
}
