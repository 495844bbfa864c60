import { api, CallError, type Unanswered } from '@bong-bari/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, isUnauthorized, keyOf, messageOf } from '../../api.ts'
import { changeQuery } from '../../office/change-query.ts'
import { toast } from '../../ui/toast.tsx'
import { unreachable } from './words.ts'

const routes = api['bot-training']
const key = keyOf(routes.listUnanswered)

/** Visitors go on asking, so the list is read anew whenever it is opened. */
export const useUnanswered = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(routes.listUnanswered, undefined, { signal }),
    enabled: hasSession,
    refetchOnMount: 'always',
  })

const isGone = (error: unknown) => error instanceof CallError && error.status === 404

/** Takes a question off the list: at once here, and back when the server refuses. */
export const useForget = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Unanswered) => call(routes.removeUnanswered, { params: { id } }),
    onMutate: ({ id }) =>
      changeQuery<Unanswered[]>(client, key, (known) => known.filter((one) => one.id !== id)),
    onSuccess: () =>
      toast({
        title: 'Question Removed',
        description: 'It is off the list until it is asked again.',
      }),
    onError: (error) => {
      if (isUnauthorized(error) || isGone(error)) return
      client.invalidateQueries({ queryKey: key })
      toast({ title: 'Error', description: messageOf(error, unreachable), destructive: true })
    },
  })
}
