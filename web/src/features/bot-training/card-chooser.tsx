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

type Found = { links: readonly Linked[]; hasMore: boolean }

type FoundQuery = {
  found: Found | undefined
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Drawn at once; search finds the others. */
const maxLinks = limits.postSearch.page

type Context = { client: QueryClient; signal: AbortSignal }

const findVideos = async (text: string, { client }: Context): Promise<Found> => {
  const all = await client.ensureQueryData(shownVideos)
  const links = text ? await findByTitle(all, text) : all
  return { links: links.slice(0, maxLinks), hasMore: links.length > maxLinks }
}

const findPosts = async (text: string, { client, signal }: Context): Promise<Found> => {
  const page = text
    ? await readFoundPosts(await findPostIds(client, text), 0, signal)
    : await call(api.posts.managedList, { query: { limit: maxLinks } }, { signal })
  return { links: page.items.map(linkedPost), hasMore: Boolean(page.next) }
}

const useFound = (
  name: string,
  text: string,
  find: (text: string, context: Context) => Promise<Found>,
): FoundQuery => {
  const { data, ...query } = useQuery({
    queryKey: [name, text],
    queryFn: (context) => find(text, context),
    placeholderData: keepPreviousData,
    staleTime: searchFreshMs,
    enabled: hasSession,
  })
  return { ...query, found: data }
}

/** Videos whose title matches `text`; all of them if it is empty. */
const useFoundVideos = (text: string) => useFound('videos to link', text, findVideos)

/** Posts of any status that match `text`; the newest if it is empty. */
const useFoundPosts = (text: string) => useFound('posts to link', text, findPosts)

const statusWords: Partial<Record<NonNullable<Linked['status']>, string>> = {
  draft: 'A draft',
  scheduled: 'Scheduled',
}

const noteOf = ({ status }: Linked, isTaken: boolean) =>
  [status && statusWords[status], isTaken && 'Added already'].filter(Boolean).join('. ')

const isIn = (lines: readonly string[], { link, slug }: Linked) =>
  lines.includes(linkLine(link)) ||
  (Boolean(slug) && lines.includes(linkLine({ ...link, id: slug ?? '' })))

type FoundLinksProps = {
  /** Plural of what is listed. */
  name: string
  text: string
  query: FoundQuery
  taken: readonly string[]
  onChoose: (link: Link) => void
}

const countOf = (
  name: string,
  text: string,
  { links, hasMore }: NonNullable<FoundQuery['found']>,
) => {
  if (links.length === 0) return text ? `No ${name} with these words.` : `There are no ${name} yet.`
  if (hasMore) return `The first ${links.length} ${name}: search for the others.`
  return `${links.length} ${links.length === 1 ? name.slice(0, -1) : name}. One press adds it.`
}

/** Search results, each added by one press. */
const FoundLinks = ({ name, text, query, taken, onChoose }: FoundLinksProps) => {
  const { found, isError, error, isFetching, refetch } = query
  if (!found && isError)
    return (
      <ListFailed
        level="h3"
        title={`The ${name} could not be loaded`}
        error={error}
        onRetry={() => refetch()}
      />
    )
  if (!found) return <ListLoading label={`Loading the ${name}...`} />
  return (
    <div className="grid gap-2" aria-busy={isFetching}>
      <Hint role="status">{countOf(name, text, found)}</Hint>
      <ul className="grid gap-1.5" aria-label={`Found ${name}`}>
        {found.links.map((one) => {
          const isTaken = isIn(taken, one)
          return (
            <li key={one.link.id}>
              <button
                type="button"
                className="min-h-11 w-full rounded-field border border-khata-200 bg-white p-1.5 hover:border-jaanla-700 hover:bg-jaanla-50 aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:bg-khata-100"
                aria-disabled={isTaken}
                onClick={() => isTaken || onChoose(one.link)}
              >
                <CardFace
                  kind={one.link.kind}
                  title={one.title}
                  image={one.image}
                  note={noteOf(one, isTaken)}
                />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const kinds = { video: 'Videos', post: 'Posts' } as const
type Kind = keyof typeof kinds

/** The search starts this long after the last key. */
const searchDelayMs = 300

type CardChooserProps = {
  taken: readonly string[]
  onChoose: (link: Link) => void
  onClose: () => void
}

type FoundProps = Pick<CardChooserProps, 'taken' | 'onChoose'> & { text: string }

const Videos = ({ text, ...rest }: FoundProps) => (
  <FoundLinks name="videos" text={text} query={useFoundVideos(text)} {...rest} />
)

const Posts = ({ text, ...rest }: FoundProps) => (
  <FoundLinks name="posts" text={text} query={useFoundPosts(text)} {...rest} />
)

/** Finds a video or post by title, in either script; one press takes it. */
export const CardChooser = ({ taken, onChoose, onClose }: CardChooserProps) => {
  const [kind, setKind] = useState<Kind>('video')
  const [wanted, setWanted] = useState('')
  const { text, type } = useSearchText(wanted, setWanted, searchDelayMs)
  const legend = useId()
  const Found = kind === 'video' ? Videos : Posts
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
              {kinds[one]}
            </Button>
          ))}
        </div>
        <Field label={`Search ${kinds[kind].toLowerCase()}`}>
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
        <Found text={wanted} taken={taken} onChoose={onChoose} />
      </div>
    </Dialog>
  )
}
