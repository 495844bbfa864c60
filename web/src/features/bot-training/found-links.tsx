import type { Link } from '@bong-bari/contract'
import { ListFailed, ListLoading } from '../../office/list/list-states.tsx'
import { Hint } from '../../ui/field.tsx'
import { CardFace } from './card-face.tsx'
import type { Linked } from './linked.ts'
import { linkLine } from './training-values.ts'
import type { FoundQuery } from './use-found-links.ts'

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
export const FoundLinks = ({ name, text, query, taken, onChoose }: FoundLinksProps) => {
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
