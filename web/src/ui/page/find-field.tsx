import { ArrowRight, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Button, moreLink, moreLinkIcon } from '../button.tsx'
import { inputClass } from '../field.tsx'
import { MixedText } from '../mixed-text.tsx'
import { useSearchText } from '../use-search-text.ts'

type Props = {
  id: string
  what: string
  wanted: string
  /** Debounce in ms; 0 for a local search. */
  pause?: number
  /** The page that reads `?q=`, for Enter before the script has loaded. */
  page?: string
  onSearch: (text: string) => void
  onTouch?: () => void
}

type FrameProps = { page: string | undefined; onSend: () => void; children: ReactNode }

const frame = 'grid max-w-xl grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1.5'

const Frame = ({ page, onSend, children }: FrameProps) =>
  page ? (
    <form
      action={page}
      className={frame}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {children}
    </form>
  ) : (
    <div className={frame}>{children}</div>
  )

/** What a search finds takes the place of the page's own list before the next paint, so that the list is never pushed down first. */
export const useListHidden = (selector: string, isHidden: boolean) =>
  useLayoutEffect(() => {
    const list = document.querySelector<HTMLElement>(selector)
    if (list) list.hidden = isHidden
  }, [selector, isHidden])

/** The search of a public page, in either script. Keeps what was typed before hydration. */
export const FindField = ({ id, what, wanted, pause = 0, page, onSearch, onTouch }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const { text, type, send } = useSearchText(wanted, onSearch, pause)
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value
    if (typed && typed !== text) type(typed)
  })
  useEffect(() => takeOver(), [])
  const clear = () => {
    type('')
    field.current?.focus()
  }
  return (
    <search className="block noscript:hidden">
      <Frame page={page} onSend={send}>
        <label htmlFor={id} className="col-span-full font-semibold text-base">
          Find {what}, in English or in <span lang="bn">বাংলা</span>
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          className={`${inputClass} [&::-webkit-search-cancel-button]:hidden`}
          value={text}
          onFocus={onTouch}
          onChange={({ target }) => type(target.value)}
        />
        <Button
          variant="secondary"
          iconOnly
          className={text ? '' : 'invisible'}
          aria-label="Clear the search"
          onClick={clear}
        >
          <X />
        </Button>
      </Frame>
    </search>
  )
}

type Entry = { kind: 'videos' | 'posts' | 'pages'; href: string; title: string }

const kindNames: Record<Entry['kind'], string> = { videos: 'Video', posts: 'Post', pages: 'Page' }

const maxEntries = 3

export const AlsoFound = ({ entries }: { entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <div className="mt-9">
      <h2 className="font-display font-semibold text-h4">
        Also in the house, <span lang="bn">বাড়ির অন্য ঘরে</span>
      </h2>
      <ul>
        {entries.slice(0, maxEntries).map(({ kind, href, title }) => (
          <li key={href}>
            <a href={href} className={`${moreLink} wrap-anywhere`}>
              <span>
                <span className="font-normal font-text text-dense text-kajol-soft">
                  {kindNames[kind]}:{' '}
                </span>
                <MixedText>{title}</MixedText>
              </span>
              <ArrowRight className={`${moreLinkIcon} shrink-0`} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
