import { languages } from '@bong-bari/contract'
import type { FieldValues } from 'react-hook-form'
import { useSearchText } from '../../ui/use-search-text.ts'
import type { Address } from './address.ts'
import { oneOf } from './filter.ts'
import type { Entry, Kind } from './kind.ts'
import { wordOf } from './words.ts'

/** Milliseconds: the rows are here already, nothing is asked of a server. */
const pause = 0

type ChoiceProps = {
  label: string
  all: string
  options: readonly string[]
  value: string
  onChoose: (value: string) => void
}

const Choice = ({ label, all, options, value, onChoose }: ChoiceProps) => (
  <select
    className="input admin-size"
    aria-label={label}
    value={oneOf(options, value)}
    onChange={({ target }) => onChoose(target.value)}
  >
    <option value="">{all}</option>
    {options.map((option) => (
      <option key={option} value={option}>
        {wordOf(option)}
      </option>
    ))}
  </select>
)

type EntryFilterBarProps<E extends Entry, V extends FieldValues> = {
  kind: Kind<E, V>
  address: Address
  count: string
}

export const EntryFilterBar = <E extends Entry, V extends FieldValues>({
  kind,
  address,
  count,
}: EntryFilterBarProps<E, V>) => {
  const { filter, setFilter } = address
  const { text, type } = useSearchText(filter('q'), (typed) => setFilter('q', typed), pause)
  const { param, label, options } = kind.group
  return (
    <div className="filter-bar">
      <input
        type="search"
        className="input admin-size"
        aria-label="Search"
        placeholder="Search in any script"
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <Choice
        label="Language"
        all="All languages"
        options={languages}
        value={filter('language')}
        onChoose={(value) => setFilter('language', value)}
      />
      <Choice
        label={label}
        all={param === 'type' ? 'All types' : 'All categories'}
        options={options}
        value={filter(param)}
        onChoose={(value) => setFilter(param, value)}
      />
      <p className="count" role="status">
        {count}
      </p>
    </div>
  )
}
