import { api, type ManagedPost, matching } from '@bong-bari/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { showFailure } from '../../office/failure.ts'
import { toast } from '../../ui/toast-store.ts'

/** What a post said before, as it stands now: never from memory. */
export const useRevisions = (id: string) =>
  useQuery({
    queryKey: keyOf(api.posts.revisions, { params: { id } }),
    queryFn: ({ signal }) => call(api.posts.revisions, { params: { id } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })

const bringBack = (id: string, at: string, version: number) =>
  call(api.posts.restoreRevision, { params: { id, at } }, { headers: matching(version) })

type Bringing = { id: string; version: () => number; onBack: (post: ManagedPost) => void }

/** Brings a revision back. What stood before is the newest revision by then, which Undo brings back in turn. */
export const useBringBack = ({ id, version, onBack }: Bringing) => {
  const undo = useMutation({
    mutationFn: async (after: ManagedPost) => {
      const [newest] = await call(api.posts.revisions, { params: { id } })
      return newest ? bringBack(id, newest.at, after.version) : after
    },
    onSuccess: (post) => {
      onBack(post)
      toast({ title: 'Undone', description: 'The post says again what it said before.' })
    },
    onError: (error, after) => showFailure(error, { retry: () => undo.mutate(after) }),
  })
  return useMutation({
    mutationFn: (at: string) => bringBack(id, at, version()),
    onSuccess: (post) => {
      onBack(post)
      toast({
        title: 'Brought back',
        description: 'What the post said until now is kept among the earlier versions.',
        action: { label: 'Undo', run: () => undo.mutate(post) },
      })
    },
    onError: (error) => showFailure(error, { title: 'It could not be brought back' }),
  })
}

/** `2,900 words` */
export const wordCount = (words: number) =>
  words === 1 ? 'One word' : `${words.toLocaleString('en')} words`
