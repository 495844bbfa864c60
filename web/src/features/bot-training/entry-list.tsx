import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ConfirmDialog } from '../../office/confirm-dialog.tsx'
import { LoadMore } from '../../office/load-more.tsx'
import { Panel } from '../../office/panel.tsx'
import { Row, RowTools, RowWords } from '../../office/row.tsx'
import { DeleteTool, EditTool, SwitchTool } from '../../office/row-tools.tsx'
import { answeredWords } from './answered.ts'
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
  const [isAsking, setAsking] = useState(false)
  const name = kind.nameOf(entry)
  const missed = answeredWords(kind, entry)
  return (
    <Row isInactive={!entry.isActive}>
      <RowWords>
        <kind.Row entry={entry} />
      </RowWords>
      <RowTools>
        <SwitchTool
          name={name}
          isOn={entry.isActive}
          isBusy={isPending}
          onSwitch={(on) => (on || !missed ? mutate(on) : setAsking(true))}
        />
        <EditTool name={name} onClick={() => onEdit(entry.id)} />
        <DeleteTool name={name} onClick={() => onDelete(entry)} />
      </RowTools>
      {isAsking && (
        <ConfirmDialog
          title={`Turn off this ${kind.title.toLowerCase()}?`}
          yes="Turn off"
          onYes={() => {
            mutate(false)
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            <b>{name}</b>
          </p>
          <p>{missed}</p>
        </ConfirmDialog>
      )}
    </Row>
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
    <Panel>
      <ul>
        {entries.slice(0, shown).map((entry) => (
          <EntryItem key={entry.id} entry={entry} {...rest} />
        ))}
      </ul>
      <LoadMore hasMore={left > 0} onMore={() => setShown(shown + step)}>
        Show {Math.min(step, left)} more of {left}
      </LoadMore>
    </Panel>
  )
}
