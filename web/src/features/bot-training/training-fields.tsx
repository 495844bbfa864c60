import { categories, languages } from '@bong-bari/contract'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { part } from '../../office/dialog/part.tsx'
import { Disclosure } from '../../office/form/disclosure.tsx'
import { CheckField, SelectField } from '../../office/form/fields.tsx'
import { InputField, TextareaField } from '../../ui/field.tsx'
import {
  answerNames,
  linesOf,
  linksOf,
  type RowFieldsProps,
  type TrainingValues,
} from './training-values.ts'
import { choices, wordOf } from './words.ts'

/** Rarely needed: loaded with the dialog, not the list. */
const beside = part(
  async () => (await import('./beside-fields.tsx')).BesideFields,
  'Loading other ways to ask...',
)

/** What is not as in a new row, in one line. */
const summaryOf = (values: TrainingValues) => {
  const { language, category, priority, variants, links } = values
  const ways = linesOf(variants).length
  const cards = linksOf(links).length
  const hasAnswer = Object.values(answerNames).some((name) => values[name].trim())
  const set = [
    ...(language === 'auto' ? [] : [wordOf(language)]),
    ...(category === 'general' ? [] : [wordOf(category)]),
    ...(priority === 5 ? [] : [`priority ${priority}`]),
    ...(ways > 0 ? [ways === 1 ? '1 other way to ask' : `${ways} other ways to ask`] : []),
    ...(hasAnswer ? ['answers by language'] : []),
    ...(cards > 0 ? [cards === 1 ? '1 card' : `${cards} cards`] : []),
  ]
  return set.length > 0 ? `Set: ${set.join(', ')}` : 'Language, priority, other ways to ask, cards'
}

const foldedNames = [
  'language',
  'category',
  'priority',
  'variants',
  'links',
  ...Object.values(answerNames),
] as const

/** What most rows do without. */
const More = ({ form }: RowFieldsProps) => {
  const { register, formState, control, getValues } = form
  const { errors } = formState
  useWatch({ control, name: foldedNames })
  return (
    <Disclosure
      label="More"
      summary={summaryOf(getValues())}
      hasError={foldedNames.some((name) => errors[name])}
    >
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
      <beside.Component form={form} />
    </Disclosure>
  )
}

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
      <CheckField label="Active" {...register('isActive')} />
      <More form={form} />
    </>
  )
}
