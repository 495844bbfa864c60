import type { Reply } from '@bong-bari/contract'
import { useState } from 'react'
import { Dialog } from '../../office/dialog.tsx'
import { ReplyEditor } from './reply-editor.tsx'
import { blankReply, type ReplyValues } from './use-reply-editor.ts'

type ReplyEditingProps = {
  openId: string | undefined
  replies: Reply[] | undefined
  offered: ReplyValues[]
  onClose: () => void
}

/** The template that the address names, as it was when its editor opened. */
const useEdited = (replies: Reply[] | undefined, openId: string | undefined) => {
  const [edited, setEdited] = useState<Reply>()
  const listed = replies?.find(({ id }) => String(id) === openId)
  if (listed && String(edited?.id) !== openId) setEdited(listed)
  return String(edited?.id) === openId ? edited : listed
}

/** What a new template begins with: nothing, or one of those that the product brings. */
const startOf = (openId: string, offered: ReplyValues[]) => {
  const [, place] = /^new(?:-(\d))?$/.exec(openId) ?? []
  if (place) return offered[Number(place)] ?? blankReply
  return openId === 'new' ? blankReply : undefined
}

/** The editor that the address names. */
export const ReplyEditing = ({ openId, replies, offered, onClose }: ReplyEditingProps) => {
  const edited = useEdited(replies, openId)
  if (openId === undefined) return null
  const start = startOf(openId, offered)
  if (start) return <ReplyEditor key={openId} start={start} onClose={onClose} />
  if (edited) return <ReplyEditor key={edited.id} reply={edited} onClose={onClose} />
  if (!replies) return null
  return (
    <Dialog title="Edit Template" onClose={onClose}>
      <p>This template does not exist any more.</p>
    </Dialog>
  )
}
