import type { ReactNode } from 'react'
import { chevronClass, controlClass, inputClass } from '../../ui/field.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'

export const FilterBar = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2 py-1.5">{children}</div>
)

export type FilterChoiceProps = {
  label: string
  value: string | undefined
  /** Of a filter `''` is the first, which filters nothing. */
  options: readonly (readonly [value: string, word: string])[]
  onChoose: (value: string) => void
  className?: string
}

/** A filter that is set looks pressed. */
export const choiceClass = `${controlClass} ${chevronClass} data-set:border-jaanla-700 data-set:bg-jaanla-100 data-set:font-semibold data-set:text-jaanla-800`

export const FilterChoice = ({
  label,
  value = '',
  options,
  onChoose,
  className = '',
}: FilterChoiceProps) => (
  <select
    className={`${choiceClass} max-md:max-w-full max-md:flex-[1_1_130px] md:max-w-[140px] ${className}`}
    aria-label={label}
    value={value}
    // What has no choice for everything is no filter, such as a span of weeks.
    data-set={(options[0]?.[0] === '' && value) || undefined}
    onChange={({ target }) => onChoose(target.value)}
  >
    {options.map(([option, word]) => (
      <option key={option} value={option}>
        {word}
      </option>
    ))}
  </select>
)

/** Search debounce, in ms. */
const searchDelayMs = 300

type FilterSearchProps = {
  label: string
  placeholder?: string
  maxLength?: number
  wanted: string
  onSearch: (text: string) => void
  /** True when all rows are loaded, so that no debounce is needed. */
  isLocal?: boolean
}

export const FilterSearch = ({ label, wanted, onSearch, isLocal, ...rest }: FilterSearchProps) => {
  const { text, type, send } = useSearchText(wanted, onSearch, isLocal ? 0 : searchDelayMs)
  return (
    <search
      className={`max-md:flex-[1_1_100%] ${isLocal ? 'md:flex-[1_1_200px]' : 'max-md:min-w-0 md:min-w-36 md:flex-[0_1_13rem]'}`}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <input
          type="search"
          className={inputClass}
          aria-label={label}
          value={text}
          onChange={({ target }) => type(target.value)}
          {...rest}
        />
      </form>
    </search>
  )
}
