import { api, type Link, limits } from '@bong-bari/contract'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call, hasSession } from '../../api.ts'
import { Dialog } from '../../office/dialog/dialog.tsx'
import { ListFailed, ListLoading } from '../../office/list/list-states.tsx'
import {
  findByTitle,
  findPostIds,
  readFoundPosts,
  searchFreshMs,
} from '../../office/resource/post-search.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Hint } from '../../ui/field.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { CardFace } from './card-face.tsx'
import { type Linked, linkedPost, shownVideos } from './linked.ts'
import { linkLine } from './training-values.ts'

type FoundCards = { cards: readonly Linked[]; hasMore: boolean }

/** So many are drawn at once; search finds the others. */
const maxShownCards = limits.postSearch.page

type Context = { client: QueryClient; signal: AbortSignal }

/** Videos whose title matches `text`; all of them if it is empty. */
const findVideos = async (text: string, { client }: Context): Promise<FoundCards> => {
  const videos = await client.ensureQueryData(shownVideos)
  const cards = text ? await findByTitle(videos, text) : videos
  return { cards: cards.slice(0, maxShownCards), hasMore: cards.length > maxShownCards }
}

/** Posts of any status that match `text`; the newest if it is empty. */
const findPosts = async (text: string, { client, signal }: Context): Promise<FoundCards> => {
  const page = text
    ? await readFoundPosts(await findPostIds(client, text), 0, signal)
    : await call(api.posts.managedList, { query: { limit: maxShownCards } }, { signal })
  return { cards: page.items.map(linkedPost), hasMore: Boolean(page.next) }
}

/** What can be chosen; names are plural. */
const kinds = {
  video: { label: 'Videos', name: 'videos', find: findVideos },
  post: { label: 'Posts', name: 'posts', find: findPosts },
} as const
type Kind = keyof typeof kinds

const statusWords: Partial<Record<NonNullable<Linked['status']>, string>> = {
  draft: 'A draft',
  scheduled: 'Scheduled',
}

const noteOf = ({ status }: Linked, isTaken: boolean) =>
  [status && statusWords[status], isTaken && 'Added already'].filter(Boolean).join('. ')

const isIn = (lines: readonly string[], { link, slug }: Linked) =>
  lines.includes(linkLine(link)) ||
  (Boolean(slug) && lines.includes(linkLine({ ...link, id: slug ?? '' })))

const describeCount = (name: string, text: string, { cards, hasMore }: FoundCards) => {
  if (cards.length === 0) return text ? `No ${name} with these words.` : `There are no ${name} yet.`
  if (hasMore) return `The first ${cards.length} ${name}: search for the others.`
  return `${cards.length} ${cards.length === 1 ? name.slice(0, -1) : name}. One press adds it.`
}

type ResultsProps = {
  kind: Kind
  text: string
  taken: readonly string[]
  onChoose: (link: Link) => void
}

/** Search results, each added by one press. */
const Results = ({ kind, text, taken, onChoose }: ResultsProps) => {
  const { name, find } = kinds[kind]
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: [`${name} to link`, text],
    queryFn: (context) => find(text, context),
    placeholderData: keepPreviousData,
    staleTime: searchFreshMs,
    enabled: hasSession,
  })
  if (!data && isError)
    return (
      <ListFailed
        level="h3"
        title={`The ${name} could not be loaded`}
        error={error}
        onRetry={() => refetch()}
      />
    )
  if (!data) return <ListLoading label={`Loading the ${name}...`} />
  return (
    <div className="grid gap-2" aria-busy={isFetching}>
      <Hint role="status">{describeCount(name, text, data)}</Hint>
      <ul className="grid gap-1.5" aria-label={`Found ${name}`}>
        {data.cards.map((card) => {
          const isTaken = isIn(taken, card)
          return (
            <li key={card.link.id}>
              <button
                type="button"
                className="min-h-11 w-full rounded-field border border-khata-200 bg-white p-1.5 hover:border-jaanla-700 hover:bg-jaanla-50 aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:bg-khata-100"
                aria-disabled={isTaken}
                onClick={() => isTaken || onChoose(card.link)}
              >
                <CardFace
                  kind={card.link.kind}
                  title={card.title}
                  image={card.image}
                  note={noteOf(card, isTaken)}
                />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The search starts this long after the last key. */
const searchDelayMs = 300

type CardChooserProps = {
  taken: readonly string[]
  onChoose: (link: Link) => void
  onClose: () => void
}

/** Finds a video or post by title, in either script; one press takes it. */
export const CardChooser = ({ taken, onChoose, onClose }: CardChooserProps) => {
  const [kind, setKind] = useState<Kind>('video')
  const [wanted, setWanted] = useState('')
  const { text, type } = useSearchText(wanted, setWanted, searchDelayMs)
  const legend = useId()
  return (
    <Dialog title="Add a card" onClose={onClose}>
      <div className="grid gap-3">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent */}
        <div className="flex gap-2" role="group" aria-labelledby={legend}>
          <span id={legend} className="sr-only">
            What to show
          </span>
          {(['video', 'post'] as const).map((one) => (
            <Button
              key={one}
              variant="secondary"
              aria-pressed={kind === one}
              onClick={() => setKind(one)}
            >
              {kinds[one].label}
            </Button>
          ))}
        </div>
        <Field label={`Search ${kinds[kind].name}`}>
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              value={text}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
        <Results key={kind} kind={kind} text={wanted} taken={taken} onChoose={onChoose} />
      </div>
    </Dialog>
  )
}
