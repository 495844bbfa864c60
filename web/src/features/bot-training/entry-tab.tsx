import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FilterBar, FilterSearch } from '../../office/list/filter-bar.tsx'
import { ListEmpty, LoadMore } from '../../office/list/list-states.tsx'
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
import { Button } from '../../ui/button.tsx'
import { type Address, matching } from './filters.ts'
import type { Entry, Kind } from './kind.ts'

const NoEntries = ({ title, onAdd }: { title: string; onAdd: () => void }) => (
  <ListEmpty
    art="bot"
    level="h3"
    title="Nothing here yet"
    action={
      <Button onClick={onAdd}>
        <Plus />
        Add {title}
      </Button>
    }
  >
    Until you teach it something, Bong Bot answers from what is under Built in.
  </ListEmpty>
)

const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <ListEmpty
    art="umbrella"
    level="h3"
    title="Nothing matches this search"
    action={
      <Button variant="secondary" onClick={onClear}>
        Show all
      </Button>
    }
  >
    A row is found by words of it, in either script.
  </ListEmpty>
)

type EntryRowsProps<E extends Entry> = {
  kind: Kind<E>
  matches: E[]
  toolsOf: (entry: E) => Tools
}

/** Entries drawn at once; a button draws more. */
const rowsPerStep = 50

const EntryRows = <E extends Entry>({ kind, matches, toolsOf }: EntryRowsProps<E>) => {
  const { turn, busyId } = useSwitch(kind.of)
  const [shown, setShown] = useState(rowsPerStep)
  const left = matches.length - shown
  return (
    <Panel>
      <ul>
        {matches.slice(0, shown).map((entry) => (
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
      <LoadMore hasMore={left > 0} onMore={() => setShown(shown + rowsPerStep)}>
        Show {Math.min(rowsPerStep, left)} more of {left}
      </LoadMore>
    </Panel>
  )
}

const countOf = (all: Entry[], matches: Entry[], plural: string) => {
  const inactive = all.filter(({ isActive }) => !isActive).length
  if (matches.length < all.length) return `${matches.length} of ${all.length} ${plural}`
  return `${all.length} ${plural}${inactive ? `, ${inactive} inactive` : ''}`
}

type EntryTabProps<E extends Entry> = { kind: Kind<E>; address: Address }

export const EntryTab = <E extends Entry>({ kind, address }: EntryTabProps<E>) => {
  const { of, editor } = kind
  const { items, error, refetch } = useItems(of)
  const matches = matching(items ?? [], kind, address.search)
  return (
    <div onPointerEnter={editor.prefetch}>
      <FilterBar>
        <FilterSearch
          label="Search"
          placeholder="Search in any script"
          isLocal
          wanted={address.search}
          onSearch={address.searchFor}
        />
        <p className="text-dense text-khata-700" role="status">
          {items && countOf(items, matches, kind.plural)}
        </p>
      </FilterBar>
      <ResourceList
        of={of}
        items={items}
        error={error}
        onRetry={refetch}
        onEdit={(id) => address.open(kind.name, id)}
        empty={<NoEntries title={of.title} onAdd={() => address.open(kind.name, 'new')} />}
        level="h3"
        loading="Loading what Bong Bot knows..."
        failed="The list could not be loaded"
      >
        {(_, toolsOf) =>
          matches.length > 0 ? (
            <EntryRows kind={kind} matches={matches} toolsOf={toolsOf} />
          ) : (
            <NoMatches onClear={() => address.searchFor('')} />
          )
        }
      </ResourceList>
      <ResourceEditing of={of} openId={address.edit} items={items} onClose={address.close}>
        {(item) => <editor.Component key={address.edit} item={item} onClose={address.close} />}
      </ResourceEditing>
    </div>
  )
}
