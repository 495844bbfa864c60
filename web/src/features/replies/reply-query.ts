import { api, byReplyName, type Reply } from '@bong-bari/contract'
import { promiseIn, replyTemplatesWith } from '@bong-bari/site'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'
import { changeQuery, whenIdle } from '../../office/change-query.ts'
import { isGone, showFailure } from '../../office/failure.ts'
import { nowInTrash, useRestore } from '../../office/restore.ts'
import { useSiteSettings } from '../../site-settings.ts'
import { toast } from '../../ui/toast-store.ts'

const { list, remove } = api.replies
const queryKey = keyOf(list)

export const useReplies = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(list, undefined, { signal }),
    enabled: hasSession,
    refetchOnWindowFocus: whenIdle,
  })

/** What is offered while the team has written none of its own. */
export const useOfferedReplies = () => replyTemplatesWith(promiseIn(useSiteSettings().replyPromise))

const without = (replies: Reply[], id: number) => replies.filter((one) => one.id !== id)

const change = (client: QueryClient, of: (known: Reply[]) => Reply[]) =>
  changeQuery<Reply[]>(client, queryKey, (known) => of(known).sort(byReplyName))

/** Puts a saved template into its place of the list. */
export const useStoreReply = () => {
  const client = useQueryClient()
  return (saved: Reply) => change(client, (known) => [...without(known, saved.id), saved])
}

export const useRefetchReplies = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey })
}

export const removeReply = (id: string) => call(remove, { params: { id } })

/** Deletes a template: at once here, and back when the server refuses. */
export const useDeleteReply = () => {
  const client = useQueryClient()
  const store = useStoreReply()
  const refetch = useRefetchReplies()
  const restore = useRestore()
  return useMutation({
    mutationFn: ({ id }: Reply) =>
      removeReply(String(id)).catch((error: unknown) => {
        if (!isGone(error)) throw error
      }),
    onMutate: ({ id }) => change(client, (known) => without(known, id)),
    onSuccess: (_, { id, name }) =>
      toast({
        title: 'Template Deleted',
        description: nowInTrash(`“${name}”`),
        action: { label: 'Undo', run: () => restore.mutate({ kind: 'reply', id }) },
      }),
    onError: (error, reply) => {
      store(reply)
      showFailure(error, { fallback: 'The template could not be deleted. Please try again.' })
    },
    onSettled: refetch,
  })
}
