import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

type Tab<Id extends string> = {
  id: Id
  label: string
  icon?: LucideIcon
  extra?: ReactNode
  /** Called on hover or focus, for a prefetch. */
  onNear?: (() => void) | undefined
}

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** `inner` is the quieter look of tabs inside a tab. */
  look?: 'inner'
  children: ReactNode
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

const tabClass =
  'relative inline-flex min-h-11 flex-none items-center gap-2 whitespace-nowrap px-4 font-medium text-ui text-khata-700 leading-none hover:bg-khata-100 hover:text-kajol focus-visible:-outline-offset-3 aria-selected:font-semibold aria-selected:text-jaanla-800'

const looks = {
  outer: {
    list: 'mt-1 flex gap-0.5 border-khata-200 border-b md:flex-wrap',
    tab: 'max-md:min-w-0 max-md:flex-auto max-md:flex-wrap max-md:justify-center max-md:whitespace-normal! max-md:gap-x-1.5 max-md:gap-y-0.5 max-md:px-1! max-md:py-1 max-md:text-dense max-md:leading-[1.2]! max-md:[&>svg]:hidden aria-selected:after:absolute aria-selected:after:inset-x-2 aria-selected:after:-bottom-px aria-selected:after:h-[3px] aria-selected:after:rounded-t-[3px] aria-selected:after:bg-paar-600',
  },
  inner: {
    list: 'flex max-w-full overflow-x-auto justify-self-start rounded-field border border-khata-500 bg-white [scrollbar-width:none] max-md:justify-self-stretch',
    tab: 'not-first:border-khata-200 not-first:border-l aria-selected:bg-jaanla-100 max-md:flex-1 max-md:justify-center',
  },
}

/** Arrow keys, Home and End move between tabs. */
export const Tabs = <Id extends string>(props: TabsProps<Id>) => {
  const { label, tabs, selected, onSelect, look = 'outer', children } = props
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  // On a phone the open tab may be scrolled out of sight.
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-tab="${selected}"]`)
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [selected])

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected)
    const next = steps[event.key]?.(at, tabs.length - 1)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus()
  }

  return (
    <>
      <div
        className={looks[look].list}
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={move}
      >
        {tabs.map(({ id, label, icon: Icon, extra, onNear }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className={`${tabClass} ${looks[look].tab}`}
            data-tab={id}
            id={`${base}-${id}`}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${base}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => onSelect(id)}
          >
            {Icon && <Icon className="size-[17px]" />}
            {label}
            {extra}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
        {children}
      </div>
    </>
  )
}
