import { api, nouns, type Restored, type TrashKind } from '@bong-bari/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, keyOf } from '../api.ts'
import { toast } from '../ui/toast-store.ts'
import { isGone, showFailure } from './failure.ts'

const keyOfList = (kind: TrashKind) =>
  kind === 'post' ? keyOf(api.posts.managedList) : [nouns[kind].path]

export const trashKey = keyOf(api.trash.list)

const words = ({ kind, slug, slugBefore }: Restored) => {
  if (slug === null) return nouns[kind].trash.back
  if (slugBefore === null) return `It is at /blog/${slug} again.`
  return `Another post is at /blog/${slugBefore} now, so it is at /blog/${slug}.`
}

type InTrash = {
  kind: TrashKind
  id: string | number
  /** Can show it before the list refetches. */
  onRestored?: (restored: Restored) => void
}

/** The index that lists posts is eventually consistent, so the caller shows the post itself. */
const refetchTypeOf = (kind: TrashKind) => (kind === 'post' ? 'none' : 'active')

const listsOf = (client: QueryClient, kind: TrashKind) =>
  Promise.all([
    client.invalidateQueries({ queryKey: keyOfList(kind), refetchType: refetchTypeOf(kind) }),
    client.invalidateQueries({ queryKey: trashKey }),
  ])

export const useRestore = () => {
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: ({ kind, id }: InTrash) =>
      call(api.trash.restore, { params: { kind, id: String(id) } }),
    onSuccess: (restored, { onRestored }) => {
      toast({ title: `${nouns[restored.kind].title} restored`, description: words(restored) })
      onRestored?.(restored)
    },
    onError: (error, what) =>
      showFailure(error, isGone(error) ? {} : { retry: () => restore.mutate(what) }),
    onSettled: (_, _error, { kind }) => listsOf(client, kind),
  })
  return restore
}
