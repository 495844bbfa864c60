import { api, type Lead } from '@bong-bari/contract'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { FailureForPeople, isGone, showFailure } from '../../office/failure.ts'
import { save } from '../../office/save-file.ts'
import { toast } from '../../ui/toast-store.ts'
import { dropLeads } from './lead-cache.ts'
import { notesDrafts, notesKey } from './lead-drafts.ts'
import { refetchLists } from './lead-query.ts'
import { isolated } from './lead-words.tsx'

/** Other leads of the same sender, read when this one is to be erased. */
export const useSameSender = ({ id }: Lead) =>
  useQuery({
    queryKey: keyOf(api.exports.sameSender, { params: { id } }),
    queryFn: ({ signal }) => call(api.exports.sameSender, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Rejects where one failed; it can be repeated. */
const eraseOthers = async (client: QueryClient, ids: readonly string[]) => {
  if (!ids.length) return
  const body = { ids: [...ids], change: { erase: true as const } }
  const results = await call(api.leads.changeMany, { body })
  const gone = results.filter(({ outcome }) => outcome !== 'failed').map(({ id }) => id)
  for (const id of gone) notesDrafts.forget(notesKey(id))
  dropLeads(client, gone)
  const left = ids.length - gone.length
  if (left)
    throw new FailureForPeople(
      `${left} of ${ids.length} others could not be erased. Please try again.`,
    )
}

/** Erases a lead and others of its sender; already erased ones are fine. */
export const useEraseLead = (
  { id, name }: Lead,
  others: readonly string[],
  onErased: () => void,
) => {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `lead-${id}` },
    mutationFn: async () => {
      await eraseOthers(client, others)
      await call(api.leads.remove, { params: { id } }).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
    },
    onSuccess: () => {
      onErased()
      notesDrafts.forget(notesKey(id))
      dropLeads(client, [id])
      refetchLists(client)
      const count = others.length + 1
      toast({
        title: count > 1 ? 'Requests Erased' : 'Request Erased',
        description:
          count > 1
            ? `${count} requests of ${isolated(name)} are gone for good.`
            : `The request of ${isolated(name)} is gone for good.`,
      })
    },
    onError: (error) =>
      showFailure(error, {
        fallback: `The request of ${isolated(name)} could not be erased. Check your connection and try again.`,
      }),
  })
}

export const usePersonData = ({ id, name }: Lead) =>
  useMutation({
    mutationFn: () => call(api.exports.person, { params: { id } }),
    onSuccess: (file) => {
      save(file)
      toast({ title: 'Their Data Saved', description: `${file.name} is in your downloads.` })
    },
    onError: (error) =>
      showFailure(error, { fallback: `The data of ${isolated(name)} could not be collected.` }),
  })
