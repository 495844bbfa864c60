import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ConfirmDialog } from '../../office/confirm-dialog.tsx'
import { Dialog } from '../../office/dialog.tsx'
import { ListFailed, ListLoading } from '../../office/list-states.tsx'
import { staysInTrash } from '../../office/restore.ts'
import { UnreadableItems } from '../../office/unreadable-items.tsx'
import { useKeptFocus } from '../../office/use-kept-focus.ts'
import type { Address } from './address.ts'
import { answeredWords } from './answered.ts'
import { useEntries, useRemove } from './entries.ts'
import { EntryFilterBar } from './entry-filter-bar.tsx'
import { EntryList } from './entry-list.tsx'
import { NoEntries, NoMatches } from './entry-states.tsx'
import { matching } from './filter.ts'
import type { Entry, Kind } from './kind.ts'

type EntryTabProps<E extends Entry, V extends FieldValues> = { kind: Kind<E, V>; address: Address }

const countOf = (all: Entry[], found: Entry[], plural: string) => {
  const inactive = all.filter(({ isActive }) => !isActive).length
  if (found.length < all.length) return `${found.length} of ${all.length} ${plural}`
  return `${all.length} ${plural}${inactive ? `, ${inactive} inactive` : ''}`
}

const Editing = <E extends Entry, V extends FieldValues>({
  kind,
  address: { edit, close },
  entries,
}: EntryTabProps<E, V> & { entries: E[] | undefined }) => {
  // The entry as it was when the dialog opened: a list that changes meanwhile never takes it away.
  const [opened, setOpened] = useState<E>()
  if (edit === undefined) {
    if (opened) setOpened(undefined)
    return null
  }
  if (edit === 'new') return <kind.editor.Component key="new" onClose={close} />
  const entry =
    String(opened?.id) === edit ? opened : entries?.find(({ id }) => String(id) === edit)
  if (entry && entry !== opened) setOpened(entry)
  if (entry) return <kind.editor.Component key={entry.id} entry={entry} onClose={close} />
  if (!entries) return null
  return (
    <Dialog title={`Edit ${kind.title}`} onClose={close}>
      <p>This entry does not exist any more.</p>
    </Dialog>
  )
}

/** One list of what Bong Bot is taught, with its filters and dialogs. */
export const EntryTab = <E extends Entry, V extends FieldValues>(props: EntryTabProps<E, V>) => {
  const { kind, address } = props
  const { data: entries, isError, error, refetch } = useEntries(kind)
  const remove = useRemove(kind)
  const [deleting, setDeleting] = useState<E>()
  const keptFocus = useKeptFocus<HTMLDivElement>()
  const all = entries ?? []
  const found = matching(all, kind, address.filter)

  const list = () => {
    if (!entries) {
      return isError ? (
        <ListFailed
          level="h3"
          title="The list could not be loaded"
          error={error}
          onRetry={() => refetch()}
        />
      ) : (
        <ListLoading label="Loading what Bong Bot knows..." />
      )
    }
    if (entries.length === 0)
      return <NoEntries title={kind.title} onAdd={() => address.openNew(kind.name)} />
    if (found.length === 0) return <NoMatches onClear={address.clearFilters} />
    return (
      <EntryList
        kind={kind}
        entries={found}
        onEdit={(id) => address.open(kind.name, id)}
        onDelete={setDeleting}
      />
    )
  }
  return (
    <div {...keptFocus} onPointerEnter={kind.editor.prefetch}>
      <EntryFilterBar
        kind={kind}
        address={address}
        count={entries ? countOf(all, found, kind.plural) : ''}
      />
      <UnreadableItems
        kind={kind.stored}
        name={kind.title.toLowerCase()}
        remove={(id) => kind.remove(Number(id))}
      />
      {list()}
      <Editing kind={kind} address={address} entries={entries} />
      {deleting && (
        <ConfirmDialog
          title={`Delete this ${kind.title.toLowerCase()}?`}
          yes="Delete"
          onYes={() => {
            remove.mutate(deleting)
            setDeleting(undefined)
          }}
          onClose={() => setDeleting(undefined)}
        >
          <p>
            <b>{kind.nameOf(deleting)}</b>
          </p>
          {answeredWords(kind, deleting) && <p>{answeredWords(kind, deleting)}</p>}
          <p>Bong Bot forgets it at once. {staysInTrash}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
