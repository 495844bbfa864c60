import { api, type ManagedPost, matching, type PostRevision } from '@bong-bari/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { FailureForPeople, showFailure } from '../../office/failure.ts'
import { toast } from '../../ui/toast-store.ts'
import { isBeside } from './post-values.ts'
import type { PostEditing } from './use-post-editor.ts'

/** Earlier versions of a post, always read fresh. */
export const useRevisions = (id: string) =>
  useQuery({
    queryKey: keyOf(api.posts.revisions, { params: { id } }),
    queryFn: ({ signal }) => call(api.posts.revisions, { params: { id } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })

const bringBack = (id: string, at: string, version: number) =>
  call(api.posts.restoreRevision, { params: { id, at } }, { headers: matching(version) })

type Bringing = {
  id: string
  editing: Pick<PostEditing, 'editor' | 'continueFrom' | 'replaceWords' | 'server'>
  onBack?: () => void
}

const wordsOf = ({ title, content, excerpt, date, image }: PostRevision) => ({
  title,
  content,
  excerpt: excerpt ?? '',
  date: date ?? '',
  image: image ?? '',
})

/** Puts a revision into the editor, as if it were typed. */
const layBack = async ({ id, editing }: Bringing, at: string) => {
  const found = (await call(api.posts.revisions, { params: { id } })).find((one) => one.at === at)
  if (!found) throw new FailureForPeople('This version is no longer kept.')
  const before = editing.replaceWords(wordsOf(found))
  return () => editing.replaceWords(before)
}

/**
 * Restores a revision into the editor, not for visitors. What it replaces becomes an earlier version, which
 * Undo restores.
 */
export const useBringBack = (bringing: Bringing) => {
  const { id, editing, onBack } = bringing
  const undo = useMutation({
    mutationFn: async (after: ManagedPost) => {
      const [newest] = await call(api.posts.revisions, { params: { id } })
      return newest ? bringBack(id, newest.at, after.version) : after
    },
    onSuccess: (post) => {
      editing.continueFrom(post)
      onBack?.()
      toast({ title: 'Undone', description: 'The post is as it was in that version.' })
    },
    onError: (error, after) => showFailure(error, { retry: () => undo.mutate(after) }),
  })
  return useMutation({
    mutationFn: async (at: string) => {
      const post = editing.server.postNow.current
      if (post && isBeside(post)) return layBack(bringing, at)
      const back = await bringBack(id, at, editing.editor.versionNow())
      editing.continueFrom(back)
      return () => undo.mutate(back)
    },
    onSuccess: (run) => {
      onBack?.()
      toast({
        title: 'Brought back',
        description: 'Its text until now is kept among the earlier versions.',
        action: { label: 'Undo', run },
      })
    },
    onError: (error) => showFailure(error, { title: 'It could not be brought back' }),
  })
}
