import type { Link } from '@bong-bari/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, RefreshCw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { CardFace } from './card-face.tsx'
import { type Linked, linkedBy } from './linked.ts'

const lives: Partial<Record<NonNullable<Linked['status']>, string>> = {
  draft: 'A draft: visitors see it once it is published.',
  scheduled: 'Scheduled: visitors see it once it is published.',
}

const noteOf = (found: Linked | null | undefined, isError: boolean): ReactNode => {
  if (found === null)
    return <b className="font-medium text-paar-700">It is gone: visitors do not see it.</b>
  const life = found?.status && lives[found.status]
  if (life) return <b className="font-medium text-taxi-800">{life}</b>
  if (found) return undefined
  return isError ? 'Its title could not be loaded.' : 'Loading...'
}

type ChosenCardProps = {
  link: Link
  /** From 0. */
  place: number
  count: number
  onMove: (to: number, title: string) => void
  onRemove: () => void
}

export const ChosenCard = ({ link, place, count, onMove, onRemove }: ChosenCardProps) => {
  const { data: found, isError, refetch } = useQuery(linkedBy(useQueryClient(), link))
  const title = found?.title ?? link.id
  const moving = (to: number) => {
    const isEnd = to < 0 || to >= count
    return { 'aria-disabled': isEnd, onClick: () => isEnd || onMove(to, title) }
  }
  return (
    <li className="grid items-center gap-2 border-khata-200 border-b py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <CardFace
        kind={link.kind}
        title={title}
        image={found?.image ?? null}
        note={noteOf(found, isError && !found)}
      />
      <span className="flex flex-wrap justify-end gap-1.5">
        {isError && !found && (
          <Button variant="secondary" onClick={() => refetch()}>
            <RefreshCw />
            Try again
          </Button>
        )}
        {count > 1 && (
          <>
            <Button
              variant="secondary"
              iconOnly
              aria-label={`Move ${title} up`}
              {...moving(place - 1)}
            >
              <ArrowUp />
            </Button>
            <Button
              variant="secondary"
              iconOnly
              aria-label={`Move ${title} down`}
              {...moving(place + 1)}
            >
              <ArrowDown />
            </Button>
          </>
        )}
        <Button variant="danger" iconOnly aria-label={`Remove ${title}`} onClick={onRemove}>
          <Trash2 />
        </Button>
      </span>
    </li>
  )
}
