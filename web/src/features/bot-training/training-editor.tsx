import { categories, languages, limits, trainingInput } from '@bong-bari/contract'
import { soundKey } from '@bong-bari/text'
import { Pencil, TriangleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import {
  findFieldErrors,
  ResourceEditor,
  type ResourceForm,
} from '../../office/form/resource-editor.tsx'
import { Disclosure } from '../../office/page/disclosure.tsx'
import { CheckField, SelectField } from '../../office/page/fields.tsx'
import { useItems } from '../../office/resource/resource.ts'
import { langOf } from '../../plain/lang-of.ts'
import { Button } from '../../ui/button.tsx'
import { Hint, InputField, TextareaField } from '../../ui/field.tsx'
import { useAddress } from './filters.ts'
import { choices, describeRecentAnswers, labelOf, type TrainingItem, trainingRows } from './kind.ts'
import {
  answerNames,
  changesOf,
  errorsOf,
  findWrongAddress,
  linesOf,
  linksOf,
  type RowFieldsProps,
  rowOf,
  type TrainingValues,
  valuesOf,
} from './training-values.ts'

type SameQuestion = { row: TrainingItem; question: string }

type RowSounds = { row: TrainingItem; sounds: ReadonlySet<string> }

/** How the questions of each active row sound. It takes some 40 microseconds a question, so it is not done again for every key. */
const soundsOfRows = (rows: readonly TrainingItem[]): RowSounds[] =>
  rows
    .filter(({ isActive }) => isActive)
    .map((row) => ({ row, sounds: new Set([row.userMessage, ...row.variants].map(soundKey)) }))

/** Other active rows that are asked what this row is asked, each with the first such question. */
const findSameQuestions = (
  questions: readonly string[],
  rows: readonly RowSounds[],
  id: number | undefined,
): SameQuestion[] =>
  rows.flatMap(({ row, sounds }) => {
    if (row.id === id) return []
    const question = questions.find((one) => one.trim() && sounds.has(soundKey(one)))
    return question === undefined ? [] : [{ row, question }]
  })

/** Few rows are named, because the form stands below. */
const maxNamed = 3

type RowWarningProps = {
  sameQuestions: readonly SameQuestion[]
  /** What visitors would miss if the row is switched off. */
  missed: string
}

/** Says above the form which row already answers this, and what switching the row off would cost. */
const RowWarning = ({ sameQuestions, missed }: RowWarningProps) => {
  const { open } = useAddress()
  return (
    <div className="contents" role="status">
      {(missed || sameQuestions.length > 0) && (
        <div className="wrap-anywhere sticky top-0 z-1 flex max-h-[calc(38*var(--dvh))] gap-2.5 overflow-y-auto rounded-field border border-taxi-800 bg-taxi-100 px-3.5 py-2.5 text-ui leading-[1.5]">
          <TriangleAlert className="mt-0.5 size-4.5 flex-none" />
          <div className="grid min-w-0 flex-1 gap-1.5">
            {missed && (
              <p>
                <b>{missed}</b> While it is inactive, it answers nobody.
              </p>
            )}
            {sameQuestions.slice(0, maxNamed).map(({ row: { id, keyword }, question }) => (
              <div
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5"
              >
                <p className="min-w-0 flex-[1_1_14rem]">
                  <b>“{keyword}” already answers</b> <q lang={langOf(question)}>{question}</q>
                </p>
                <Button
                  small
                  variant="secondary"
                  className="max-w-full"
                  onClick={() => open('training', id)}
                >
                  <Pencil />
                  <span className="truncate">Edit “{keyword}”</span>
                </Button>
              </div>
            ))}
            {sameQuestions.length > maxNamed && <p>And {sameQuestions.length - maxNamed} more.</p>}
          </div>
        </div>
      )}
    </div>
  )
}

/** Names in one line what is not as in a new row. */
const summaryOf = (values: TrainingValues) => {
  const { language, category, priority, variants, links } = values
  const ways = linesOf(variants).length
  const cards = linksOf(links).length
  const hasAnswer = Object.values(answerNames).some((name) => values[name].trim())
  const set = [
    ...(language === 'auto' ? [] : [labelOf(language)]),
    ...(category === 'general' ? [] : [labelOf(category)]),
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

const answerFields = [
  { name: 'answerBengali', label: 'Answer in Bengali', lang: 'bn' },
  { name: 'answerBenglish', label: 'Answer in Benglish', lang: 'bn-Latn' },
  { name: 'answerEnglish', label: 'Answer in English', lang: 'en' },
] as const

/** The fields that most rows leave as they are. */
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
      <TextareaField
        label="Other ways to ask"
        aside="optional"
        rows={4}
        hint="One on each line. A message like one of these gets the same answer, in whichever script it is written."
        error={errors.variants?.message}
        {...register('variants')}
      />
      <fieldset className="grid min-w-0 gap-2.5 border-khata-200 border-t pt-3">
        <legend className="float-left font-display font-semibold text-body">
          In their own language
        </legend>
        <Hint className="clear-both">
          Visitors who write in one of these languages read this instead of the bot response. Leave
          empty what the bot response says well enough.
        </Hint>
        {answerFields.map(({ name, label, lang }) => (
          <TextareaField
            key={name}
            label={label}
            rows={2}
            lang={lang}
            error={errors[name]?.message}
            {...register(name)}
          />
        ))}
      </fieldset>
      <TextareaField
        label="Cards"
        aside="optional"
        rows={3}
        inputMode="url"
        hint={`Up to ${limits.training.links} videos or posts beneath the answer, the address of one on each line. Visitors see those that are on the site at that moment.`}
        error={errors.links?.message}
        {...register('links')}
      />
    </Disclosure>
  )
}

const TrainingFields = ({ form }: RowFieldsProps) => {
  const { register, formState, getValues } = form
  // "Teach an answer" opens the form with the question, so the answer gets the focus.
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

const form: ResourceForm<TrainingItem, TrainingValues> = {
  valuesOf,
  check: (values) => {
    const wrong = findWrongAddress(values.links)
    return {
      ...errorsOf(findFieldErrors(trainingInput, rowOf(values))),
      ...(wrong && { links: `“${wrong}” is not the address of a video or a post` }),
    }
  },
  create: (values) => trainingRows.create(rowOf(values)),
  change: (id, changed, version) => trainingRows.change(id, changesOf(changed), version),
}

type WarningProps = { form: UseFormReturn<TrainingValues>; item: TrainingItem | undefined }

/** Compares the form with the other rows while it is typed. */
const Warning = ({ form: { control }, item }: WarningProps) => {
  const { items } = useItems(trainingRows)
  const rows = useMemo(() => soundsOfRows(items ?? []), [items])
  const [isActive, userMessage, variants] = useWatch({
    control,
    name: ['isActive', 'userMessage', 'variants'],
  })
  const questions = isActive ? [userMessage, ...linesOf(variants)] : []
  const missed = item?.isActive && !isActive ? describeRecentAnswers(item) : ''
  return <RowWarning sameQuestions={findSameQuestions(questions, rows, item?.id)} missed={missed} />
}

type TrainingEditorProps = { item?: TrainingItem | undefined; onClose: () => void }

export const TrainingEditor = ({ item, onClose }: TrainingEditorProps) => (
  <ResourceEditor of={trainingRows} form={form} item={item} onClose={onClose}>
    {(form) => (
      <>
        <Warning form={form} item={item} />
        <TrainingFields form={form} />
      </>
    )}
  </ResourceEditor>
)
