import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../ui/toast-store.ts'
import { isGone, showFailure } from './failure.ts'
import { type Item, quoted, type Resource } from './resource.ts'
import { patch, readAgain } from './resource-changes.ts'

/** Retries after version conflicts. */
const mostTries = 5

type Turn<I> = { item: I; isActive: boolean }

/** Sends the one field, retrying on others' newer versions, whose changes stay. */
const sendTurn = async <I extends Item>(
  { change, currentOf }: Resource<I, never, { isActive: boolean }>,
  { item: { id, version: first }, isActive }: Turn<I>,
) => {
  let version = first
  for (let tries = 1; ; tries++) {
    try {
      return { item: await change(id, { isActive }, version), isFollowed: tries > 1 }
    } catch (error) {
      const standing = currentOf(error)
      if (!standing || tries === mostTries) throw error
      if (standing.isActive === isActive) return { item: standing, isFollowed: true }
      version = standing.version
    }
  }
}

export const useSwitch = <I extends Item>(of: Resource<I, never, { isActive: boolean }>) => {
  const client = useQueryClient()
  const { title, nameOf } = of
  const turn = useMutation({
    mutationKey: of.key,
    mutationFn: (wanted: Turn<I>) => sendTurn(of, wanted),
    onMutate: ({ item, isActive }) =>
      patch(client, of, item.id, (one: I) => ({ ...one, isActive })),
    onSuccess: ({ item, isFollowed }, { isActive }) => {
      patch(client, of, item.id, (one: I) => ({ ...one, ...item }))
      const said = of.turned?.(item) ?? {
        title: `${title} Updated`,
        description: `${quoted(nameOf(item))} is ${isActive ? 'active' : 'inactive'} now.`,
      }
      const theirs =
        isFollowed && `${item.changedBy ?? 'Somebody'} changed it meanwhile; that stays.`
      toast({
        title: said.title,
        description: [said.description, theirs].filter(Boolean).join(' '),
        action: { label: 'Undo', run: () => turn.mutate({ item, isActive: !isActive }) },
      })
    },
    onError: (error, wanted) => {
      const { item, isActive } = wanted
      patch(client, of, item.id, (one: I) => ({ ...one, isActive: !isActive }))
      showFailure(error, {
        fallback: `${nameOf(item)} could not be turned ${isActive ? 'on' : 'off'}. Check your connection and try again.`,
        ...(!isGone(error) && { retry: () => turn.mutate(wanted) }),
      })
    },
    onSettled: (_, error) => readAgain(client, of, error),
  })
  const { mutate, isPending, variables } = turn
  return {
    turn: (item: I, isActive: boolean) => mutate({ item, isActive }),
    busyId: isPending ? variables.item.id : undefined,
  }
}
