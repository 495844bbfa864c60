import { keptDays, type Trashed, trashWords } from '@bong-bari/contract'
import { useState } from 'react'
import { ConfirmDialog } from '../../office/dialog/dialog.tsx'
import { ListEmpty, ListFailed, ListLoading, StaleNotice } from '../../office/list/list-states.tsx'
import { useKeptFocus } from '../../office/list/use-kept-focus.ts'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { Panel } from '../../office/page/panel.tsx'
import { useNow } from '../../office/page/relative-time.ts'
import { isGoneForGood, useRestore } from '../../office/resource/resource-changes.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { useRemoveForGood, useTakeOut, useTrash } from './trash-query.ts'
import { nameOf, TrashRow } from './trash-row.tsx'

const Empty = () => (
  <ListEmpty art="cat" title="The trash is empty">
    What somebody deletes of {trashWords()} waits here for {keptDays.trash} days.
  </ListEmpty>
)

type ForGoodProps = { one: Trashed; onClose: () => void }

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
  const [leaving, setLeaving] = useState<Trashed>()
  const now = useNow()
  const keptFocus = useKeptFocus<HTMLDivElement>()
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
      words={`What was deleted is kept for ${keptDays.trash} days, then it goes by itself.`}
    >
      <div className="mt-3.5" {...keptFocus}>
        {data && <StaleNotice hasFailed={isError} />}
        {list()}
      </div>
      {leaving && <ForGoodDialog one={leaving} onClose={() => setLeaving(undefined)} />}
    </PageFrame>
  )
}
