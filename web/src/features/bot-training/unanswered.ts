import { api, type Unanswered } from '@bong-bari/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, isUnauthorized, keyOf } from '../../api.ts'
import { isGone, showFailure } from '../../office/page/failure.ts'
import { changeQuery } from '../../office/resource/resource.ts'
import { toast } from '../../ui/toast.tsx'

const routes = api['bot-training']
const key = keyOf(routes.listUnanswered)

/** Refetched whenever opened: visitors go on asking. */
export const useUnanswered = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(routes.listUnanswered, undefined, { signal }),
    enabled: hasSession,
    refetchOnMount: 'always',
  })

/** Removes a question at once; a refusal brings it back. */
export const useForget = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Unanswered) => call(routes.removeUnanswered, { params: { id } }),
    onMutate: ({ id }) => {
      const before = client.getQueryData<Unanswered[]>(key)
      changeQuery<Unanswered[]>(client, key, (known) => known.filter((one) => one.id !== id))
      return before
    },
    onSuccess: () =>
      toast({
        title: 'Question Removed',
        description: 'It is off the list until it is asked again.',
      }),
    onError: (error, _, before) => {
      if (isUnauthorized(error) || isGone(error)) return
      client.setQueryData(key, before)
      showFailure(error)
    },
    onSettled: (_, error) =>
      error && !isUnauthorized(error) ? client.invalidateQueries({ queryKey: key }) : undefined,
  })
}
