import { api, keptDays, nouns, type TrashItem, trashWords } from '@bong-bari/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock, RotateCcw, Trash2, UserPen } from 'lucide-react'
import { useState } from 'react'
import { call, hasSession } from '../../api.ts'
import { ConfirmDialog } from '../../office/dialog/dialog.tsx'
import { Badge } from '../../office/list/badge.tsx'
import { ListEmpty, ListFailed, ListLoading, StaleNotice } from '../../office/list/list-states.tsx'
import {
  Row,
  RowFact,
  RowFacts,
  RowText,
  RowTitle,
  RowTools,
  RowWords,
  useNameOfActor,
} from '../../office/list/row.tsx'
import { useRowFocus } from '../../office/list/use-row-focus.ts'
import { isGone, showFailure } from '../../office/page/failure.ts'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { timeWithin, useNow } from '../../office/page/relative-time.ts'
import { changeQuery, refetchUnlessMutating } from '../../office/resource/resource.ts'
import { isGoneForGood, trashKey, useRestore } from '../../office/resource/resource-changes.ts'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { toast } from '../../ui/toast.tsx'

const useTrash = () =>
  useQuery({
    queryKey: trashKey,
    queryFn: ({ signal }) => call(api.trash.list, undefined, { signal }),
    enabled: hasSession,
    // The list is read on each opening, because other people delete too.
    staleTime: 0,
    refetchOnWindowFocus: refetchUnlessMutating,
  })

const isSame = (a: Pick<TrashItem, 'kind' | 'id'>, b: Pick<TrashItem, 'kind' | 'id'>) =>
  a.kind === b.kind && a.id === b.id

const useTakeOut = () => {
  const client = useQueryClient()
  return (gone: Pick<TrashItem, 'kind' | 'id'>) =>
    changeQuery<TrashItem[]>(client, trashKey, (items) => items.filter((one) => !isSame(one, gone)))
}

const useRemoveForGood = () => {
  const takeOut = useTakeOut()
  return useMutation({
    mutationFn: ({ kind, id }: TrashItem) => call(api.trash.remove, { params: { kind, id } }),
    onSuccess: (gone) => {
      takeOut(gone)
      toast({ title: 'Deleted for good', description: isGoneForGood })
    },
    onError: (error, item) => {
      if (isGone(error)) takeOut(item)
      showFailure(error)
    },
  })
}

const nameOf = ({ kind, name }: TrashItem) => name || `this ${nouns[kind].label.toLowerCase()}`

const dayMs = 24 * 60 * 60_000
/** From this many days before the removal on, the badge is amber. */
const warningDays = 3

const daysLeft = ({ keptUntil }: TrashItem, now: number) =>
  Math.max(Math.ceil((Date.parse(keptUntil) - now) / dayMs), 0)

const leftWords = (days: number) => {
  if (days === 0) return 'Goes now'
  return `${days} ${days === 1 ? 'day' : 'days'} left`
}

const Facts = ({ one, now }: { one: TrashItem; now: number }) => {
  const days = daysLeft(one, now)
  const nameOf = useNameOfActor()
  return (
    <RowFacts>
      <Badge>{nouns[one.kind].label}</Badge>
      <RowFact icon={UserPen}>
        Deleted {one.deletedBy && `by ${nameOf(one.deletedBy)}, `}
        {timeWithin(one.deletedAt, now)}
      </RowFact>
      <Badge tone={days > warningDays ? 'grey' : 'amber'} icon={Clock}>
        {leftWords(days)}
      </Badge>
    </RowFacts>
  )
}

const Isolated = ({ children }: { children: string }) => (
  <bdi>
    <MixedText>{children}</MixedText>
  </bdi>
)

type TrashRowProps = {
  one: TrashItem
  now: number
  isBusy: boolean
  onRestore: () => void
  onRemove: () => void
}

const TrashRow = ({ one, now, isBusy, onRestore, onRemove }: TrashRowProps) => (
  <Row>
    <RowWords>
      <RowTitle>{one.name ? <Isolated>{one.name}</Isolated> : <i>No title</i>}</RowTitle>
      {one.kind === 'picture' && (
        <img className="h-21 rounded-sm bg-khata-100 object-contain" src={one.text} alt="" />
      )}
      {one.kind !== 'picture' && one.text && (
        <RowText className="line-clamp-2">
          <Isolated>{one.text}</Isolated>
        </RowText>
      )}
      <Facts one={one} now={now} />
    </RowWords>
    <RowTools>
      <Button
        variant="secondary"
        aria-label={`Restore ${nameOf(one)}`}
        aria-disabled={isBusy}
        onClick={() => isBusy || onRestore()}
      >
        <RotateCcw />
        {isBusy ? 'Restoring...' : 'Restore'}
      </Button>
      <Button
        variant="danger"
        iconOnly
        aria-label={`Delete ${nameOf(one)} for good`}
        onClick={onRemove}
      >
        <Trash2 />
      </Button>
    </RowTools>
  </Row>
)

const Empty = () => (
  <ListEmpty art="cat" title="The trash is empty">
    What somebody deletes of {trashWords()} waits here for {keptDays.trash} days.
  </ListEmpty>
)

type ForGoodProps = { one: TrashItem; onClose: () => void }

const ForGoodDialog = ({ one, onClose }: ForGoodProps) => {
  const { mutate } = useRemoveForGood()
  return (
    <ConfirmDialog
      title="Delete this for good?"
      yes="Delete for good"
      onYes={() => {
        mutate(one)
        onClose()
      }}
      onClose={onClose}
    >
      <p>
        <b>
          <MixedText>{nameOf(one)}</MixedText>
        </b>{' '}
        goes at once. {isGoneForGood}
      </p>
    </ConfirmDialog>
  )
}

/** `/admin/trash`: what was deleted and by whom, to be restored. */
export const TrashPage = () => {
  const { data, isError, error, refetch } = useTrash()
  const takeOut = useTakeOut()
  const restore = useRestore()
  const [leaving, setLeaving] = useState<TrashItem>()
  const now = useNow()
  const rowFocus = useRowFocus<HTMLDivElement>()
  const busy = restore.isPending ? restore.variables : undefined

  const list = () => {
    if (data?.length === 0) return <Empty />
    if (data)
      return (
        <Panel>
          <h2 className="sr-only" id="deleted-things">
            Deleted things
          </h2>
          <ul aria-labelledby="deleted-things">
            {data.map((one) => (
              <TrashRow
                key={`${one.kind} ${one.id}`}
                one={one}
                now={now}
                isBusy={busy?.kind === one.kind && busy.id === one.id}
                onRestore={() => restore.mutate({ ...one, onRestored: takeOut })}
                onRemove={() => setLeaving(one)}
              />
            ))}
          </ul>
        </Panel>
      )
    if (isError)
      return (
        <ListFailed title="The trash could not be loaded" error={error} onRetry={() => refetch()} />
      )
    return <ListLoading label="Loading the trash..." />
  }

  return (
    <PageFrame
      title="Trash"
      description={`What was deleted is kept for ${keptDays.trash} days, then it goes by itself.`}
    >
      <div className="mt-3.5" {...rowFocus}>
        {data && <StaleNotice hasFailed={isError} />}
        {list()}
      </div>
      {leaving && <ForGoodDialog one={leaving} onClose={() => setLeaving(undefined)} />}
    </PageFrame>
  )
}
