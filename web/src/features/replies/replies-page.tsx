import type { Reply } from '@bong-bari/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../office/confirm-dialog.tsx'
import { ListFailed, ListLoading } from '../../office/list-states.tsx'
import { PageFrame } from '../../office/page-frame.tsx'
import { Panel } from '../../office/panel.tsx'
import { staysInTrash } from '../../office/restore.ts'
import { UnreadableItems } from '../../office/unreadable-items.tsx'
import { useEditorAddress } from '../../office/use-editor-address.ts'
import { useKeptFocus } from '../../office/use-kept-focus.ts'
import { Button } from '../../ui/button.tsx'
import { ReplyEditing } from './reply-editing.tsx'
import { removeReply, useDeleteReply, useOfferedReplies, useReplies } from './reply-query.ts'
import { OfferedReplyRow, ReplyRow } from './reply-row.tsx'

type DeleteDialogProps = { reply: Reply; isLast: boolean; onYes: () => void; onClose: () => void }

const DeleteDialog = ({ reply, isLast, onYes, onClose }: DeleteDialogProps) => (
  <ConfirmDialog title="Delete this template?" yes="Delete" onYes={onYes} onClose={onClose}>
    <p>
      <b>{reply.name}</b>
    </p>
    <p>
      It is offered no more. {staysInTrash} Replies that were sent stay in their timelines.
      {isLast && ' Without a template of your own, those of the house are offered again.'}
    </p>
  </ConfirmDialog>
)

/** `/admin/replies`: what brands are answered with. */
export const RepliesPage = () => {
  const { data: replies, error, refetch } = useReplies()
  const offered = useOfferedReplies()
  const { openId, open, close } = useEditorAddress('reply')
  const { mutate: remove } = useDeleteReply()
  const [deleting, setDeleting] = useState<Reply>()
  const keptFocus = useKeptFocus<HTMLDivElement>()

  const list = () => {
    if (!replies)
      return error ? (
        <ListFailed
          title="The templates could not be loaded"
          error={error}
          onRetry={() => refetch()}
        />
      ) : (
        <ListLoading label="Loading the templates..." />
      )
    return (
      <Panel>
        <ul>
          {replies.map((reply) => (
            <ReplyRow
              key={reply.id}
              reply={reply}
              onEdit={() => open(String(reply.id))}
              onDelete={() => setDeleting(reply)}
            />
          ))}
          {replies.length === 0 &&
            offered.map((reply, place) => (
              <OfferedReplyRow key={reply.name} reply={reply} onUse={() => open(`new-${place}`)} />
            ))}
        </ul>
      </Panel>
    )
  }

  return (
    <PageFrame
      title="Replies"
      words="What brands are answered with, by WhatsApp or mail."
      narrow
      actions={
        <Button onClick={() => open('new')}>
          <Plus />
          Add Template
        </Button>
      }
    >
      <div className="mt-3.5 grid gap-2.5" {...keptFocus}>
        <UnreadableItems kind="reply" name="template" remove={removeReply} />
        {replies?.length === 0 && (
          <p className="text-khata-700">
            You have written none yet, so these are offered. Make them your own, or begin a new one.
          </p>
        )}
        <h2 className="sr-only">Templates</h2>
        {list()}
      </div>
      <ReplyEditing {...{ openId, replies, offered }} onClose={close} />
      {deleting && (
        <DeleteDialog
          reply={deleting}
          isLast={replies?.length === 1}
          onYes={() => {
            remove(deleting)
            setDeleting(undefined)
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </PageFrame>
  )
}
