import { limits } from '@bong-bari/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { windowPart } from '../../office/dialog/part.tsx'
import { useKeptFocus } from '../../office/list/use-kept-focus.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, Hint } from '../../ui/field.tsx'
import { ChosenCard } from './chosen-card.tsx'
import { linkLine, linksOf, type TrainingValues } from './training-values.ts'

const most = limits.training.links

const chooser = windowPart(async () => (await import('./card-chooser.tsx')).CardChooser)

export const CardFields = ({ form }: { form: UseFormReturn<TrainingValues> }) => {
  const links = linksOf(useWatch({ control: form.control, name: 'links' }))
  const keptFocus = useKeptFocus<HTMLFieldSetElement>()
  const [isChoosing, setChoosing] = useState(false)
  const [moved, setMoved] = useState('')
  const put = (next: typeof links) =>
    form.setValue('links', next.map(linkLine).join('\n'), {
      shouldDirty: true,
      shouldValidate: true,
    })
  const move = (from: number, to: number, title: string) => {
    const others = links.filter((_, at) => at !== from)
    put([...others.slice(0, to), ...links.slice(from, from + 1), ...others.slice(to)])
    setMoved(`${title} is number ${to + 1} of ${links.length} now.`)
  }
  const error = form.formState.errors.links?.message
  return (
    <fieldset className="grid min-w-0 gap-2.5 border-khata-200 border-t pt-3" {...keptFocus}>
      <legend className="float-left font-display font-semibold text-body">Cards</legend>
      <Hint className="clear-both">
        Up to {most} videos or posts beneath the answer. Visitors see only what is on the site at
        that moment.
      </Hint>
      <ol className="grid border-khata-200 not-empty:border-t" aria-label="Cards">
        {links.map((link, at) => (
          <ChosenCard
            key={linkLine(link)}
            link={link}
            place={at}
            count={links.length}
            onMove={(to, title) => move(at, to, title)}
            onRemove={() => put(links.filter((_, other) => other !== at))}
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {moved}
      </p>
      {error && <FieldError role="alert">{error}</FieldError>}
      {links.length < most ? (
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
