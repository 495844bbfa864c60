import { api, matching, type Reply, replyInput, standingIn } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { call } from '../../api.ts'
import { isGone } from '../../office/failure.ts'
import { useEditor } from '../../office/use-editor.ts'
import { toast } from '../../ui/toast-store.ts'
import { useRefetchReplies, useStoreReply } from './reply-query.ts'

const { create, update } = api.replies

export type ReplyValues = { name: string; bodyBn: string; bodyEn: string }

export const blankReply: ReplyValues = { name: '', bodyBn: '', bodyEn: '' }

const valuesOf = ({ name, bodyBn, bodyEn }: Reply): ReplyValues => ({
  name,
  bodyBn: bodyBn ?? '',
  bodyEn: bodyEn ?? '',
})

const standingOf = (reply: Reply) => ({ ...reply, values: valuesOf(reply) })

const resolver = zodResolver(replyInput)

/** What is edited: a stored template, or what a new one begins with. */
export type EditedReply = { reply: Reply } | { start: ReplyValues }

export const useReplyEditor = (edited: EditedReply, onClose: () => void) => {
  const store = useStoreReply()
  const refetch = useRefetchReplies()
  const reply = 'reply' in edited ? edited.reply : undefined
  const stored = reply && {
    standing: standingOf(reply),
    standingIn: (error: unknown) => {
      const now = standingIn(update, error)
      if (isGone(error)) refetch()
      return now && standingOf(now)
    },
    change: (body: object, version: number) =>
      call(update, { params: { id: String(reply.id) }, body }, { headers: matching(version) }),
  }
  return useEditor({
    draft: `draft:reply-template:${reply?.id ?? 'new'}`,
    start: 'reply' in edited ? valuesOf(edited.reply) : edited.start,
    resolver,
    fields: ['name', 'bodyBn', 'bodyEn'],
    stored,
    send: (body) => call(create, { body }),
    onSaved: (saved: Reply) => {
      store(saved)
      const title = reply ? 'Template Updated' : 'Template Added'
      toast({ title, description: `“${saved.name}” is offered with every request.` })
      onClose()
    },
    onClose,
    failure: { fallback: 'The template could not be saved. What you wrote is still here.' },
  })
}
