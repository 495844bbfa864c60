import { languages } from '@bong-bari/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FilterBar, FilterChoice, FilterSearch } from '../../office/list/filter-bar.tsx'
import { ListEmpty, LoadMore } from '../../office/list/list-states.tsx'
import { TurnOnTool } from '../../office/list/row.tsx'
import { Disclosure } from '../../office/page/disclosure.tsx'
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
import { type Address, matching, oneOf } from './filters.ts'
import { type Entry, type Kind, labelOf } from './kind.ts'

const optionsOf = (all: string, options: readonly string[]) => [
  ['', all] as const,
  ...options.map((option) => [option, labelOf(option)] as const),
]

type EntryFilterBarProps<E extends Entry> = {
  kind: Kind<E>
  address: Address
  count: string
}

const EntryFilterBar = <E extends Entry>({ kind, address, count }: EntryFilterBarProps<E>) => {
  const { filter, setFilter } = address
  const { param, label, options } = kind.group
  const language = oneOf(languages, filter('language'))
  const group = oneOf(options, filter(param))
  const summary = [language, group].filter(Boolean).map(labelOf).join(', ')
  return (
    <FilterBar>
      <FilterSearch
        label="Search"
        placeholder="Search in any script"
        isLocal
        wanted={filter('q')}
        onSearch={(typed) => setFilter('q', typed)}
      />
      <Disclosure label="Filters" summary={summary} className="contents">
        <div className="flex flex-wrap gap-2">
          <FilterChoice
            label="Language"
            options={optionsOf('All languages', languages)}
            value={language}
            onChoose={(value) => setFilter('language', value)}
          />
          <FilterChoice
            label={label}
            options={optionsOf(param === 'type' ? 'All types' : 'All categories', options)}
            value={group}
            onChoose={(value) => setFilter(param, value)}
          />
        </div>
      </Disclosure>
      <p className="text-dense text-khata-700" role="status">
        {count}
      </p>
    </FilterBar>
  )
}

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
    title="Nothing matches these filters"
    action={
      <Button variant="secondary" onClick={onClear}>
        Show all
      </Button>
    }
  >
    Others may be waiting behind them.
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
  const matches = matching(items ?? [], kind, address.filter)
  return (
    <div onPointerEnter={editor.prefetch}>
      <EntryFilterBar
        kind={kind}
        address={address}
        count={items ? countOf(items, matches, kind.plural) : ''}
      />
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
            <NoMatches onClear={address.clearFilters} />
          )
        }
      </ResourceList>
      <ResourceEditing of={of} openId={address.edit} items={items} onClose={address.close}>
        {(item) => <editor.Component key={address.edit} item={item} onClose={address.close} />}
      </ResourceEditing>
    </div>
  )
}
