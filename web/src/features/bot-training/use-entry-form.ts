import type { TrainingCheck } from '@bong-bari/contract'
import { toNestErrors } from '@hookform/resolvers'
import { useState } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { useEditor } from '../../office/use-editor.ts'
import { answeredWords } from './answered.ts'
import { useSave } from './entries.ts'
import { draftKey, type Entry, type Kind } from './kind.ts'

/** Checks as the server does. */
const resolverOf =
  <E extends Entry, V extends FieldValues>(kind: Kind<E, V>): Resolver<V, unknown, V> =>
  (values, _, options) => {
    const complaints = Object.entries(kind.check(values))
    if (complaints.length === 0) return { values, errors: {} }
    const errors = complaints.map(([name, message]) => [name, { type: 'check', message }] as const)
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) }
  }

/** What visitors would miss of an entry that these values switch off. */
const missedBy = <E extends Entry, V extends FieldValues>(
  kind: Kind<E, V>,
  entry: E | undefined,
  values: V,
) => (entry?.isActive && values.isActive === false ? answeredWords(kind, entry) : '')

/** What saving would change; a server that cannot say stands in nobody's way. */
const useChanges = <E extends Entry, V extends FieldValues>(kind: Kind<E, V>) => {
  const { changesBy } = kind
  const [missed, setMissed] = useState('')
  const [changes, setChanges] = useState<TrainingCheck['wouldChange']>([])
  const [warnedOf, setWarnedOf] = useState('')
  /** True when there is something to warn of that the same values were not warned of before. */
  const mustWarn = async (entry: E | undefined, values: V) => {
    const form = JSON.stringify(values)
    if (!changesBy || form === warnedOf) return false
    const found = await changesBy(entry?.id, values).catch(() => [])
    const words = missedBy(kind, entry, values)
    setChanges(found)
    setMissed(words)
    setWarnedOf(form)
    return found.length > 0 || words !== ''
  }
  const forgive = () => {
    if (!warnedOf) return
    setChanges([])
    setMissed('')
    setWarnedOf('')
  }
  return { changes, missed, mustWarn, forgive }
}

/** The form of an entry, or of a new one, which warns once of what saving would change. */
export const useEntryForm = <E extends Entry, V extends FieldValues>(
  kind: Kind<E, V>,
  entry: E | undefined,
  onClose: () => void,
) => {
  const save = useSave(kind)
  const { changes, missed, mustWarn, forgive } = useChanges(kind)
  const standingOf = (of: E) => {
    const { version, changedBy, updatedAt } = of
    return { version, changedBy, updatedAt, values: kind.valuesOf(of) }
  }
  const stored = entry && {
    standing: standingOf(entry),
    standingIn: (error: unknown) => {
      const now = kind.standingIn(error)
      return now && standingOf(now)
    },
    change: (changes: Partial<V>, version: number) =>
      save(kind.change(entry.id, changes, version), 'Updated'),
  }
  const editor = useEditor<V, V, void>({
    draft: draftKey(kind.name, entry?.id ?? 'new'),
    start: entry ? kind.valuesOf(entry) : kind.blank,
    resolver: resolverOf(kind),
    fields: kind.fieldNames,
    mustWait: (values) => mustWarn(entry, values),
    stored,
    send: (values) => save(kind.create(values), 'Added'),
    onSaved: onClose,
    onClose,
  })
  return { editor, changes, missed, forgive }
}
