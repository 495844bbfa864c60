import { Plus, RefreshCw } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../../office/dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/field.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { type Found, type FoundGroup, mostLetters, type SettingLabels, useFound } from './found.ts'

/** Searches after this long without a key, in ms. */
const pause = 200

const newPost: Found = { id: 'new-post', name: 'New post', to: '/admin?tab=blog&post=new' }

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
}

const optionClass =
  'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2.5 rounded-field px-3 py-1.5 hover:bg-jaanla-50 aria-selected:bg-jaanla-100 aria-selected:outline-2 aria-selected:outline-jaanla-800 [&>svg]:size-[18px]'

type OptionProps = {
  id: string
  found: Found
  isActive: boolean
  onGo: (to: string) => void
}

const Option = ({ id, found, isActive, onGo }: OptionProps) => {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      className={optionClass}
      onClick={() => onGo(found.to)}
    >
      {found === newPost && <Plus aria-hidden="true" />}
      <span className="wrap-anywhere line-clamp-2 min-w-0">
        <MixedText>{found.name}</MixedText>
      </span>
      {found.words && (
        <span className="wrap-anywhere line-clamp-1 min-w-0 text-dense text-khata-700">
          <MixedText>{found.words}</MixedText>
        </span>
      )}
    </div>
  )
}

const Failed = ({ groups }: { groups: FoundGroup[] }) => (
  <ul className="grid gap-1.5">
    {groups.map(({ name, retry }) => (
      <li
        key={name}
        className="flex flex-wrap items-center justify-between gap-2 border-paar-600 border-l-3 bg-paar-50 py-1 pr-2 pl-3"
      >
        <span role="alert">{name} could not be searched.</span>
        <Button
          variant="secondary"
          aria-label={`Try again to search ${name}`}
          onClick={() => retry()}
        >
          <RefreshCw />
          Try again
        </Button>
      </li>
    ))}
  </ul>
)

/** The status for screen readers: state and number of results. */
const standOf = (q: string, count: number, isLoading: boolean) => {
  if (!q) return 'Requests, posts, what the bot knows, settings and screens.'
  if (isLoading) return 'Searching...'
  if (count === 0) return `Nothing found for “${q}”.`
  return `${count} found.`
}

type FinderProps = {
  screens: readonly (readonly [to: string, name: string])[]
  settingLabels: SettingLabels
  onClose: () => void
}

/** Finds everything in the office by keyboard: a combobox over a list that is always open. */
export const Finder = ({ screens, settingLabels, onClose }: FinderProps) => {
  const base = useId()
  const navigate = useNavigate()
  const [q, setQ] = useState('')
  const { text, type, send } = useSearchText(q, setQ, pause)
  const [active, setActive] = useState(0)
  const groups = useFound(q, screens, settingLabels)
  const shown = [
    ...groups.filter(({ found, hasFailed }) => found.length > 0 && !hasFailed),
    { name: 'Begin something', found: [newPost] },
  ]
  const options = shown.flatMap(({ found }) => found)
  const at = Math.min(active, options.length - 1)
  const isLoading = text.trim() !== q || groups.some((group) => group.isLoading)
  const go = (to: string) => {
    onClose()
    navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(at, options.length - 1)
    if (next !== undefined) setActive(next)
    // Until the new text is searched, Enter would open an old result.
    else if (event.key === 'Enter' && text.trim() !== q) send()
    else if (event.key === 'Enter' && options[at]) go(options[at].to)
    else return
    event.preventDefault()
  }
  const idOf = (place: number) => `${base}-${place}`
  let place = -1
  return (
    <Dialog title="Find" onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        <input
          className={inputClass}
          role="combobox"
          aria-label="Find in the office"
          aria-expanded
          aria-controls={`${base}-list`}
          aria-activedescendant={idOf(at)}
          aria-autocomplete="list"
          aria-describedby={`${base}-stand`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={mostLetters}
          data-autofocus
          value={text}
          onChange={({ target }) => {
            setActive(0)
            type(target.value)
          }}
          onKeyDown={onKeyDown}
        />
        <p id={`${base}-stand`} role="status" className="wrap-anywhere text-dense text-khata-700">
          {standOf(q, options.length - 1, isLoading)}
        </p>
        <Failed groups={groups.filter(({ hasFailed }) => hasFailed)} />
        <div
          id={`${base}-list`}
          role="listbox"
          aria-label="Found"
          aria-busy={isLoading}
          className="max-h-[min(60vh,28rem)] overflow-y-auto"
        >
          {shown.map(({ name, found }) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox has no fieldsets
            <div key={name} role="group" aria-label={name}>
              <p className="px-3 pt-2 font-semibold text-dense text-khata-700" aria-hidden="true">
                {name}
              </p>
              {found.map((one) => {
                place += 1
                return (
                  <Option
                    key={one.id}
                    id={idOf(place)}
                    found={one}
                    isActive={place === at}
                    onGo={go}
                  />
                )
              })}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
