import { api, type Trashed } from '@bong-bari/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession } from '../../api.ts'
import { isGone, showFailure } from '../../office/page/failure.ts'
import { changeQuery, whenIdle } from '../../office/resource/resource.ts'
import { isGoneForGood, trashKey } from '../../office/resource/resource-changes.ts'
import { toast } from '../../ui/toast-store.ts'

export const useTrash = () =>
  useQuery({
    queryKey: trashKey,
    queryFn: ({ signal }) => call(api.trash.list, undefined, { signal }),
    enabled: hasSession,
    // Refetched on each opening: others delete too.
    staleTime: 0,
    refetchOnWindowFocus: whenIdle,
  })

const isSame = (a: Pick<Trashed, 'kind' | 'id'>, b: Pick<Trashed, 'kind' | 'id'>) =>
  a.kind === b.kind && a.id === b.id

export const useTakeOut = () => {
  const client = useQueryClient()
  return (gone: Pick<Trashed, 'kind' | 'id'>) =>
    changeQuery<Trashed[]>(client, trashKey, (known) => known.filter((one) => !isSame(one, gone)))
}

export const useRemoveForGood = () => {
  const takeOut = useTakeOut()
  return useMutation({
    mutationFn: ({ kind, id }: Trashed) => call(api.trash.remove, { params: { kind, id } }),
    onSuccess: (gone) => {
      takeOut(gone)
      toast({ title: 'Deleted for good', description: isGoneForGood })
    },
    onError: (error, asked) => {
      if (isGone(error)) takeOut(asked)
      showFailure(error)
    },
  })
}
