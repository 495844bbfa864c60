import { trainingInput } from '@bong-bari/contract'
import { useMemo } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useItems } from '../../office/resource/resource.ts'
import {
  ResourceEditor,
  type ResourceForm,
  wrongIn,
} from '../../office/resource/resource-editor.tsx'
import type { TrainingItem } from './kind.ts'
import { namesOfLinks } from './link-names.ts'
import { findSameQuestions, RowWarning, soundsOfRows } from './row-warning.tsx'
import { missedOf, trainingRows } from './taught.ts'
import { TrainingFields } from './training-fields.tsx'
import {
  changesOf,
  errorsOf,
  linesOf,
  rowOf,
  type TrainingValues,
  valuesOf,
} from './training-values.ts'

const form: ResourceForm<TrainingItem, TrainingValues> = {
  valuesOf,
  check: (values) => errorsOf(wrongIn(trainingInput, rowOf(values))),
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
  const missed = item?.isActive && !isActive ? missedOf(item) : ''
  return <RowWarning sameQuestions={findSameQuestions(questions, rows, item?.id)} missed={missed} />
}

type TrainingEditorProps = { item?: TrainingItem | undefined; onClose: () => void }

export const TrainingEditor = ({ item, onClose }: TrainingEditorProps) => (
  <ResourceEditor
    of={trainingRows}
    form={form}
    item={item}
    shownOf={(name, value) => (name === 'links' ? namesOfLinks(String(value)) : value)}
    onClose={onClose}
  >
    {(form) => (
      <>
        <Warning form={form} item={item} />
        <TrainingFields form={form} />
      </>
    )}
  </ResourceEditor>
)
