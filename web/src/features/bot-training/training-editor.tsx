import { api, type TrainingCheck, trainingInput } from '@bong-bari/contract'
import { useState } from 'react'
import { call } from '../../api.ts'
import { ResourceEditor, type ResourceForm, wrongIn } from '../../office/resource-editor.tsx'
import type { TrainingItem } from './kind.ts'
import { namesOfLinks } from './link-names.ts'
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

/** Known questions whose answer saving would change; a server that cannot say stands in nobody's way. */
const changedBy = (id: number | undefined, values: TrainingValues) =>
  call(api['bot-training'].checkTraining, { body: { ...(id && { id }), row: rowOf(values) } }).then(
    ({ wouldChange }) => wouldChange,
    () => [],
  )

const nothing = { changes: [] as TrainingCheck['wouldChange'], missed: '', of: '' }

/** Warns once of what saving these values would change. */
const useImpact = (row: TrainingItem | undefined) => {
  const [warned, setWarned] = useState(nothing)
  /** True when there is something to warn of that the same values were not warned of before. */
  const mustWait = async (values: TrainingValues) => {
    const of = JSON.stringify(values)
    if (of === warned.of) return false
    const changes = await changedBy(row?.id, values)
    const missed = row?.isActive && !values.isActive ? missedOf(row) : ''
    setWarned({ changes, missed, of })
    return changes.length > 0 || missed !== ''
  }
  const forgive = () => warned.of && setWarned(nothing)
  return { ...warned, mustWait, forgive }
}

type TrainingEditorProps = { item?: TrainingItem | undefined; onClose: () => void }

/** Adds or edits a training row. */
export const TrainingEditor = ({ item, onClose }: TrainingEditorProps) => {
  const { changes, missed, mustWait, forgive } = useImpact(item)
  const isWarned = changes.length > 0 || missed !== ''
  return (
    <ResourceEditor
      of={trainingRows}
      form={form}
      item={item}
      save={isWarned ? 'Save anyway' : undefined}
      shownOf={(name, value) => (name === 'links' ? namesOfLinks(String(value)) : value)}
      mustWait={mustWait}
      onInput={forgive}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TrainingFields form={form} id={item?.id} />
          {isWarned && <RowImpact changes={changes} missed={missed} />}
        </>
      )}
    </ResourceEditor>
  )
}
