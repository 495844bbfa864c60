import { languages } from '@bong-bari/contract'
import { Disclosure } from '../../office/form/disclosure.tsx'
import { FilterBar, FilterChoice, FilterSearch } from '../../office/list/filter-bar.tsx'
import type { Address } from './address.ts'
import { oneOf } from './filter.ts'
import type { Entry, Kind } from './kind.ts'
import { wordOf } from './words.ts'

const optionsOf = (all: string, options: readonly string[]) => [
  ['', all] as const,
  ...options.map((option) => [option, wordOf(option)] as const),
]

const askedElse = [
  ['', 'All answers'],
  ['else', 'Asked in another language'],
] as const

type EntryFilterBarProps<E extends Entry> = {
  kind: Kind<E>
  address: Address
  count: string
}

export const EntryFilterBar = <E extends Entry>({
  kind,
  address,
  count,
}: EntryFilterBarProps<E>) => {
  const { filter, setFilter } = address
  const { param, label, options } = kind.group
  const language = oneOf(languages, filter('language'))
  const group = oneOf(options, filter(param))
  const asked = kind.askedElse ? oneOf(['else'], filter('asked')) : ''
  const set = [
    ...[language, group].filter(Boolean).map(wordOf),
    ...(asked ? ['Asked in another language'] : []),
  ]
  return (
    <FilterBar>
      <FilterSearch
        label="Search"
        placeholder="Search in any script"
        isLocal
        wanted={filter('q')}
        onSearch={(typed) => setFilter('q', typed)}
      />
      <Disclosure label="Filters" summary={set.join(', ')} className="contents">
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
          {kind.askedElse && (
            <FilterChoice
              label="Answers"
              options={askedElse}
              value={asked}
              onChoose={(value) => setFilter('asked', value)}
            />
          )}
        </div>
      </Disclosure>
      <p className="text-dense text-khata-700" role="status">
        {count}
      </p>
    </FilterBar>
  )
}
