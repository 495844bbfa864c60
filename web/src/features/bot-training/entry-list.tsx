import { Pencil, Power, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { useSwitch } from './entries.ts'
import type { Entry, Kind } from './kind.ts'

type EntryItemProps<E extends Entry, V extends FieldValues> = {
  kind: Kind<E, V>
  entry: E
  onEdit: (id: number) => void
  onDelete: (entry: E) => void
}

const EntryItem = <E extends Entry, V extends FieldValues>(props: EntryItemProps<E, V>) => {
  const { kind, entry, onEdit, onDelete } = props
  const { mutate, isPending } = useSwitch(kind, entry)
  const name = kind.nameOf(entry)
  const power = entry.isActive ? 'Turn off' : 'Turn on'
  return (
    <li className={entry.isActive ? 'entry' : 'entry off'}>
      <div>
        <kind.Row entry={entry} />
      </div>
      <div className="entry-actions">
        <Button
          variant="secondary"
          aria-label={`${power} ${name}`}
          aria-disabled={isPending}
          onClick={() => isPending || mutate(!entry.isActive)}
        >
          <Power />
          {power}
        </Button>
        <Button
          variant="secondary"
          iconOnly
          aria-label={`Edit ${name}`}
          onClick={() => onEdit(entry.id)}
        >
          <Pencil />
        </Button>
        <Button
          variant="danger"
          iconOnly
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(entry)}
        >
          <Trash2 />
        </Button>
      </div>
    </li>
  )
}

/** Entries drawn at once; more are asked for, so that thousands stay quick. */
const step = 50

export const EntryList = <E extends Entry, V extends FieldValues>({
  entries,
  ...rest
}: Omit<EntryItemProps<E, V>, 'entry'> & { entries: E[] }) => {
  const [shown, setShown] = useState(step)
  const left = entries.length - shown
  return (
    <div className="panel">
      <ul>
        {entries.slice(0, shown).map((entry) => (
          <EntryItem key={entry.id} entry={entry} {...rest} />
        ))}
      </ul>
      {left > 0 && (
        <div className="list-end">
          <Button variant="secondary" onClick={() => setShown(shown + step)}>
            Show {Math.min(step, left)} more of {left}
          </Button>
        </div>
      )}
    </div>
  )
}
