import { findLeadFilter, type LeadFilterName, limits } from '@bong-bari/contract'
import { ListChecks, ShieldAlert, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import {
  choiceClass,
  FilterBar,
  FilterChoice,
  FilterSearch,
} from '../../../office/list/filter-bar.tsx'
import { useMediaQuery } from '../../../office/page/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import type { LeadFilters } from '../data/filters.ts'
import { useLeadCount } from '../data/query.ts'
import { useIsAlone } from '../data/team.ts'

type Chip = { name: LeadFilterName; value: string; word: string }

type LeadChipsProps = {
  filters: LeadFilters
  /** True once the list is loaded: counts come after it. */
  isCounted: boolean
  onFilter: (name: LeadFilterName, value: string) => void
}

const chipsOf = (name: LeadFilterName): Chip[] =>
  Object.entries(findLeadFilter(name).values).map(([value, word]) => ({ name, value, word }))

const queues: Chip[] = [{ name: 'queue', value: '', word: 'All' }, ...chipsOf('queue')]

const groups = (['due', 'owner'] as const).map((name) => {
  return { name, label: findLeadFilter(name).label, chips: chipsOf(name) }
})

const groupClass = 'flex flex-none rounded-field border border-khata-500 bg-white max-md:flex-auto'
const chipClass =
  'flex min-h-10 flex-auto cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap border-khata-200 px-2.5 font-medium text-ui not-first:border-l first:rounded-l-[5px] last:rounded-r-[5px] hover:bg-jaanla-50 focus-visible:-outline-offset-3 aria-pressed:bg-jaanla-100 aria-pressed:font-semibold aria-pressed:text-jaanla-800 max-md:min-h-11 max-md:flex-col max-md:gap-0.5 max-md:px-1 max-md:text-dense max-md:leading-[1.1]'
const countClass =
  'min-w-5 rounded-sm bg-khata-100 px-1 text-center font-semibold text-khata-700 text-tiny in-aria-pressed:bg-white'
const lateClass =
  'min-w-5 rounded-sm bg-paar-100 px-1 text-center font-semibold text-paar-700 text-tiny'

const more = 'more than '

/** A phone shows `1,000+`. */
const Count = ({ children: count }: { children: string }) =>
  count.startsWith(more) ? (
    <>
      <span className="max-md:sr-only">{more}</span>
      {count.slice(more.length)}
      <span className="md:hidden" aria-hidden="true">
        +
      </span>
    </>
  ) : (
    count
  )

/** How many requests a chip would list. Of a search all that matches would be read: too much for a number nobody asked for. */
const useChipCount = ({ name, value }: Chip, { filters, isCounted }: LeadChipsProps) =>
  useLeadCount({ ...filters, [name]: value }, isCounted && value !== '' && !filters.q)

const ChipButton = ({ chip, ...props }: LeadChipsProps & { chip: Chip }) => {
  const { filters, onFilter } = props
  const { name, value, word } = chip
  const isPressed = (filters[name] ?? '') === value
  const count = useChipCount(chip, props)
  return (
    <button
      type="button"
      className={chipClass}
      aria-pressed={isPressed}
      onClick={() => onFilter(name, isPressed ? '' : value)}
    >
      <span className="max-w-40 truncate">{word}</span>{' '}
      {count !== undefined && (
        <span className={value === 'late' && count !== '0' ? lateClass : countClass}>
          <Count>{count}</Count>
        </span>
      )}
    </button>
  )
}

const QueueOption = ({ chip, ...props }: LeadChipsProps & { chip: Chip }) => {
  const count = useChipCount(chip, props)
  const word = chip.value ? chip.word : 'All requests'
  return <option value={chip.value}>{count === undefined ? word : `${word} (${count})`}</option>
}

/** What is to be done, with counts; each request is in exactly one queue. A phone has no room for buttons beside each other. */
const LeadQueues = (props: LeadChipsProps) => {
  const isPhone = useMediaQuery('(max-width: 767px)')
  const { filters, onFilter } = props
  if (isPhone)
    return (
      <select
        className={`${choiceClass} min-w-0 flex-[1_1_45%]`}
        aria-label="Queue"
        value={filters.queue ?? ''}
        data-set={filters.queue}
        onChange={({ target }) => onFilter('queue', target.value)}
      >
        {queues.map((chip) => (
          <QueueOption key={chip.value} chip={chip} {...props} />
        ))}
      </select>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its legend into its border
    <div className={groupClass} role="group" aria-label="Queue">
      {queues.map((chip) => (
        <ChipButton key={chip.value} chip={chip} {...props} />
      ))}
    </div>
  )
}

const LeadChips = (props: LeadChipsProps) => {
  const isAlone = useIsAlone()
  const shown = groups.filter(({ name }) => name !== 'owner' || !isAlone)
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full md:gap-1.5">
      {shown.map(({ label, chips }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its legend into its border
        <div key={label} className={groupClass} role="group" aria-label={label}>
          {chips.map((chip) => (
            <ChipButton key={chip.value} chip={chip} {...props} />
          ))}
        </div>
      ))}
    </div>
  )
}

type LeadFilterBarProps = {
  filters: LeadFilters
  onFilter: (name: keyof LeadFilters, value: string) => void
  onApart: (spam: LeadFilters['spam']) => void
  isCounted: boolean
  /** Whether boxes to select requests are shown on a phone; absent where there is nothing to select. */
  selecting: { isOn: boolean; onTurn: () => void } | undefined
  tools: ReactNode
  children: ReactNode
}

const choiceOf = (name: LeadFilterName) => {
  const { label, any = '', values } = findLeadFilter(name)
  return { label, options: [['', any] as const, ...Object.entries(values)] }
}

/** The filters that the specification names are in sight, the others behind "More". */
const statusChoice = choiceOf('leadStatus')
const openedChoice = choiceOf('opened')
const foldedNames = ['due', 'owner', 'spam'] as const

export const LeadFilterBar = (props: LeadFilterBarProps) => {
  const { filters, onFilter, onApart, isCounted, selecting, tools, children } = props
  const { q = '', spam } = filters
  const setCount = foldedNames.filter((name) => filters[name]).length
  // An address may set what is folded away.
  const [isUnfolded, setUnfolded] = useState(setCount > 0)
  const id = useId()
  const choose = (name: keyof LeadFilters) => (value: string) => onFilter(name, value)
  return (
    <FilterBar>
      {!spam && <LeadQueues filters={filters} isCounted={isCounted} onFilter={onFilter} />}
      <FilterChoice {...statusChoice} value={filters.leadStatus} onChoose={choose('leadStatus')} />
      <div className="contents max-md:flex max-md:w-full max-md:gap-2">
        <FilterChoice
          {...openedChoice}
          className="max-md:min-w-31"
          value={filters.opened}
          onChoose={choose('opened')}
        />
        <FilterSearch
          label="Search requests"
          aria-keyshortcuts="/"
          placeholder="Search requests"
          maxLength={limits.leadSearch.text}
          wanted={q}
          onSearch={choose('q')}
        />
        <Button
          variant="secondary"
          className="flex-none max-md:px-3!"
          aria-label={setCount > 0 ? `More filters, ${setCount} active` : 'More filters'}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <SlidersHorizontal />
          <span className="max-md:sr-only">More</span>
          {setCount > 0 && (
            <span className="min-w-5 rounded-sm bg-phalak-700 px-1 text-center font-semibold text-tiny text-white">
              {setCount}
            </span>
          )}
        </Button>
      </div>
      {/* On wide screens beside the tabs, so that requests begin higher. */}
      <div className="flex items-center gap-2 max-md:w-full max-md:flex-wrap xl:absolute xl:-top-[46px] xl:right-0">
        <div className="grid text-tiny leading-[1.3] max-md:w-full max-md:grid-flow-col max-md:justify-between xl:justify-items-end">
          {children}
          <p className="text-khata-700">Requests refresh every 30 seconds</p>
        </div>
        <div className={isUnfolded ? 'contents' : 'contents max-md:hidden'}>{tools}</div>
      </div>
      <div
        id={id}
        className={`w-full flex-wrap items-center gap-2 md:gap-1.5 ${isUnfolded ? 'flex' : 'hidden'}`}
      >
        {!spam && <LeadChips filters={filters} isCounted={isCounted} onFilter={onFilter} />}
        <Button
          variant="secondary"
          aria-pressed={spam === 'true'}
          onClick={() => onApart(spam === 'true' ? undefined : 'true')}
        >
          <ShieldAlert />
          Spam folder
        </Button>
        {selecting && (
          <Button
            variant="secondary"
            className="md:hidden"
            aria-pressed={selecting.isOn}
            onClick={selecting.onTurn}
          >
            <ListChecks />
            Select
          </Button>
        )}
      </div>
    </FilterBar>
  )
}
