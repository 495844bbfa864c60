import { type TrainingCheck, trainingInput } from '@bong-bari/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { ResourceEditor, type ResourceForm, wrongIn } from '../../office/resource-editor.tsx'
import type { TrainingItem } from './kind.ts'
import { namesOfLinks } from './link-names.ts'
import { checkOf, nameOf, useRowCheck } from './row-check.ts'
import { RowImpact } from './row-impact.tsx'
import { missedOf, trainingRows } from './taught.ts'
import { TrainingFields } from './training-fields.tsx'
import { changesOf, errorsOf, rowOf, type TrainingValues, valuesOf } from './training-values.ts'

const form: ResourceForm<TrainingItem, TrainingValues> = {
  valuesOf,
  check: (values) => errorsOf(wrongIn(trainingInput, rowOf(values))),
  create: (values) => trainingRows.create(rowOf(values)),
  change: (id, changed, version) => trainingRows.change(id, changesOf(changed), version),
}

const nothing: TrainingCheck = { answeredBy: [], wouldAnswer: [], wouldChange: [] }

const hasImpact = ({ answeredBy, wouldChange }: TrainingCheck, missed: string) =>
  answeredBy.length > 0 || wouldChange.length > 0 || missed !== ''

type ImpactProps = {
  form: UseFormReturn<TrainingValues>
  item: TrainingItem | undefined
  onShown: (shown: Shown) => void
}
type Shown = { of: string; isWarning: boolean }

/** What saving would change, above the form once typing rests. */
const Impact = ({ form, item, onShown }: ImpactProps) => {
  const { typed, check } = useRowCheck(form, item?.id)
  const isActive = useWatch({ control: form.control, name: 'isActive' })
  const missed = item?.isActive && !isActive ? missedOf(item) : ''
  const isWarning = hasImpact(check ?? nothing, missed)
  const of = check ? typed : ''
  useEffect(() => onShown({ of, isWarning }), [onShown, of, isWarning])
  return <RowImpact check={check ?? nothing} missed={missed} />
}

type TrainingEditorProps = { item?: TrainingItem | undefined; onClose: () => void }

export const TrainingEditor = ({ item, onClose }: TrainingEditorProps) => {
  const client = useQueryClient()
  const [{ of, isWarning }, setShown] = useState<Shown>({ of: '', isWarning: false })
  /** A save before the check warns first; a server that cannot check blocks nobody. */
  const mustWait = async (values: TrainingValues) => {
    const query = checkOf(item?.id, values)
    if (of === nameOf(query)) return false
    const check = await client.fetchQuery(query).catch(() => nothing)
    return hasImpact(check, '')
  }
  return (
    <ResourceEditor
      of={trainingRows}
      form={form}
      item={item}
      save={isWarning ? 'Save anyway' : undefined}
      shownOf={(name, value) => (name === 'links' ? namesOfLinks(String(value)) : value)}
      mustWait={mustWait}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Impact form={form} item={item} onShown={setShown} />
          <TrainingFields form={form} id={item?.id} />
        </>
      )}
    </ResourceEditor>
  )
}
