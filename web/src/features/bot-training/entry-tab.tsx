import { useState } from 'react'
import { LoadMore } from '../../office/list/list-states.tsx'
import { TurnOnTool } from '../../office/list/row.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { useItems } from '../../office/resource/resource.ts'
import {
  ResourceEditing,
  ResourceList,
  ResourceRow,
  type Tools,
  useSwitch,
} from '../../office/resource/resource-list.tsx'
import type { Address } from './address.ts'
import { EntryFilterBar } from './entry-filter-bar.tsx'
import { NoEntries, NoMatches } from './entry-states.tsx'
import { matching } from './filter.ts'
import type { Entry, Kind } from './kind.ts'

type EntryRowsProps<E extends Entry> = {
  kind: Kind<E>
  found: E[]
  toolsOf: (entry: E) => Tools
}

/** Entries drawn at once; a button draws more. */
const step = 50

const EntryRows = <E extends Entry>({ kind, found, toolsOf }: EntryRowsProps<E>) => {
  const { turn, busyId } = useSwitch(kind.of)
  const [shown, setShown] = useState(step)
  const left = found.length - shown
  return (
    <Panel>
      <ul>
        {found.slice(0, shown).map((entry) => (
          <ResourceRow
            key={entry.id}
            item={entry}
            tools={toolsOf(entry)}
            // Turning off stands in the editor, which says what visitors would miss.
            more={
              !entry.isActive && (
                <TurnOnTool
                  name={kind.of.nameOf(entry)}
                  isBusy={entry.id === busyId}
                  onClick={() => turn(entry, true)}
                />
              )
            }
          >
            <kind.Row entry={entry} />
          </ResourceRow>
        ))}
      </ul>
      <LoadMore hasMore={left > 0} onMore={() => setShown(shown + step)}>
        Show {Math.min(step, left)} more of {left}
      </LoadMore>
    </Panel>
  )
}

const countOf = (all: Entry[], found: Entry[], plural: string) => {
  const inactive = all.filter(({ isActive }) => !isActive).length
  if (found.length < all.length) return `${found.length} of ${all.length} ${plural}`
  return `${all.length} ${plural}${inactive ? `, ${inactive} inactive` : ''}`
}

type EntryTabProps<E extends Entry> = { kind: Kind<E>; address: Address }

export const EntryTab = <E extends Entry>({ kind, address }: EntryTabProps<E>) => {
  const { of, editor } = kind
  const { items, error, refetch } = useItems(of)
  const found = matching(items ?? [], kind, address.filter)
  return (
    <div onPointerEnter={editor.prefetch}>
      <EntryFilterBar
        kind={kind}
        address={address}
        count={items ? countOf(items, found, kind.plural) : ''}
      />
      <ResourceList
        of={of}
        {...{ items, error, onRetry: refetch }}
        onEdit={(id) => address.open(kind.name, id)}
        empty={<NoEntries title={of.title} onAdd={() => address.open(kind.name, 'new')} />}
        level="h3"
        loading="Loading what Bong Bot knows..."
        failed="The list could not be loaded"
      >
        {(_, toolsOf) =>
          found.length > 0 ? (
            <EntryRows kind={kind} found={found} toolsOf={toolsOf} />
          ) : (
            <NoMatches onClear={address.clearFilters} />
          )
        }
      </ResourceList>
      <ResourceEditing of={of} openId={address.edit} {...{ items, onClose: address.close }}>
        {(item) => <editor.Component key={address.edit} item={item} onClose={address.close} />}
      </ResourceEditing>
    </div>
  )
}
