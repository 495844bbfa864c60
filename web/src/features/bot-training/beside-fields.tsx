import { type Link, limits } from '@bong-bari/contract'
import { soundKey } from '@bong-bari/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, RefreshCw, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { windowPart } from '../../office/dialog/part.tsx'
import { useKeptFocus } from '../../office/list/use-kept-focus.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, Hint, InputField, TextareaField } from '../../ui/field.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { CardFace } from './card-face.tsx'
import { type Linked, linkedBy } from './linked.ts'
import {
  linesOf,
  linkLine,
  linksOf,
  onOneLine,
  type RowFieldsProps,
  type TrainingValues,
} from './training-values.ts'

const answerFields = [
  { name: 'answerBengali', label: 'Answer in Bengali', lang: 'bn' },
  { name: 'answerBenglish', label: 'Answer in Benglish', lang: 'bn-Latn' },
  { name: 'answerEnglish', label: 'Answer in English', lang: 'en' },
] as const

const AnswerFields = ({ form }: { form: UseFormReturn<TrainingValues> }) => {
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
      {answerFields.map(({ name, label, lang }) => (
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

const maxVariants = limits.training.variants

const AddByHand = ({ onAdd }: { onAdd: (text: string) => string | undefined }) => {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const add = () => {
    const text = onOneLine(typed)
    if (!text) return
    const complaint = onAdd(text)
    setError(complaint)
    if (!complaint) setTyped('')
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <InputField
        label="Another way to ask"
        autoComplete="off"
        lang={langOf(typed)}
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button variant="secondary" className="mt-6" disabled={!typed.trim()} onClick={add}>
        <Plus />
        Add
      </Button>
    </div>
  )
}

type VariantListProps = { ways: readonly string[]; onRemove: (at: number) => void }

const VariantList = ({ ways, onRemove }: VariantListProps) => (
  <ul className="grid border-khata-200 not-empty:border-t" aria-label="Other ways to ask">
    {ways.map((way, at) => (
      <li
        key={`${at} ${way}`}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 border-khata-200 border-b py-1"
      >
        <span className="wrap-anywhere leading-[1.5]" lang={langOf(way)}>
          {way}
        </span>
        <Button variant="danger" iconOnly aria-label={`Remove ${way}`} onClick={() => onRemove(at)}>
          <Trash2 />
        </Button>
      </li>
    ))}
  </ul>
)

/** Other ways to ask: those of the row, and one to type. */
const OtherWays = ({ form }: RowFieldsProps) => {
  const ways = linesOf(useWatch({ control: form.control, name: 'variants' }))
  const keptFocus = useKeptFocus<HTMLFieldSetElement>()
  const put = (next: readonly string[]) =>
    form.setValue('variants', next.join('\n'), { shouldDirty: true, shouldValidate: true })
  const add = (text: string) => {
    if (ways.length >= maxVariants) return `A row has at most ${maxVariants} of these`
    const { userMessage } = form.getValues()
    if ([userMessage, ...ways].map(soundKey).includes(soundKey(text)))
      return 'This sounds like one that is already there'
    put([...ways, text])
    return undefined
  }
  const error = form.formState.errors.variants?.message
  return (
    <fieldset className="grid min-w-0 gap-2.5 border-khata-200 border-t pt-3" {...keptFocus}>
      <legend className="float-left font-display font-semibold text-body">Other ways to ask</legend>
      <Hint className="clear-both">
        A message like one of these gets the same answer, in whichever script it is written.
      </Hint>
      <VariantList ways={ways} onRemove={(gone) => put(ways.filter((_, at) => at !== gone))} />
      {error && <FieldError role="alert">{error}</FieldError>}
      <AddByHand onAdd={add} />
    </fieldset>
  )
}

const statusNotes: Partial<Record<NonNullable<Linked['status']>, string>> = {
  draft: 'A draft: visitors see it once it is published.',
  scheduled: 'Scheduled: visitors see it once it is published.',
}

const noteOf = (linked: Linked | null | undefined, isError: boolean): ReactNode => {
  if (linked === null)
    return <b className="font-medium text-paar-700">It is gone: visitors do not see it.</b>
  const statusNote = linked?.status && statusNotes[linked.status]
  if (statusNote) return <b className="font-medium text-taxi-800">{statusNote}</b>
  if (linked) return undefined
  return isError ? 'Its title could not be loaded.' : 'Loading...'
}

type ChosenCardProps = { link: Link; onRemove: () => void }

const ChosenCard = ({ link, onRemove }: ChosenCardProps) => {
  const { data: linked, isError, refetch } = useQuery(linkedBy(useQueryClient(), link))
  const title = linked?.title ?? link.id
  return (
    <li className="grid items-center gap-2 border-khata-200 border-b py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <CardFace
        kind={link.kind}
        title={title}
        image={linked?.image ?? null}
        note={noteOf(linked, isError && !linked)}
      />
      <span className="flex flex-wrap justify-end gap-1.5">
        {isError && !linked && (
          <Button variant="secondary" onClick={() => refetch()}>
            <RefreshCw />
            Try again
          </Button>
        )}
        <Button variant="danger" iconOnly aria-label={`Remove ${title}`} onClick={onRemove}>
          <Trash2 />
        </Button>
      </span>
    </li>
  )
}

const maxCards = limits.training.links

const chooser = windowPart(async () => (await import('./card-chooser.tsx')).CardChooser)

const CardFields = ({ form }: { form: UseFormReturn<TrainingValues> }) => {
  const links = linksOf(useWatch({ control: form.control, name: 'links' }))
  const keptFocus = useKeptFocus<HTMLFieldSetElement>()
  const [isChoosing, setChoosing] = useState(false)
  const put = (next: typeof links) =>
    form.setValue('links', next.map(linkLine).join('\n'), {
      shouldDirty: true,
      shouldValidate: true,
    })
  const error = form.formState.errors.links?.message
  return (
    <fieldset className="grid min-w-0 gap-2.5 border-khata-200 border-t pt-3" {...keptFocus}>
      <legend className="float-left font-display font-semibold text-body">Cards</legend>
      <Hint className="clear-both">
        Up to {maxCards} videos or posts beneath the answer. Visitors see only what is on the site
        at that moment.
      </Hint>
      <ol className="grid border-khata-200 not-empty:border-t" aria-label="Cards">
        {links.map((link, at) => (
          <ChosenCard
            key={linkLine(link)}
            link={link}
            onRemove={() => put(links.filter((_, other) => other !== at))}
          />
        ))}
      </ol>
      {error && <FieldError role="alert">{error}</FieldError>}
      {links.length < maxCards ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setChoosing(true)}
        >
          <Plus />
          Add a card
        </Button>
      ) : (
        <Hint>The row has as many as it can show.</Hint>
      )}
      {isChoosing && (
        <chooser.Component
          taken={links.map(linkLine)}
          onChoose={(link) => {
            put([...links, link])
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  )
}

export const BesideFields = ({ form }: RowFieldsProps) => (
  <>
    <OtherWays form={form} />
    <AnswerFields form={form} />
    <CardFields form={form} />
  </>
)
