import { api, type ManagedSection } from '@bong-bari/contract'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'
import { whenIdle } from '../../office/change-query.ts'
import { isGone, showFailure } from '../../office/failure.ts'
import { useRestore } from '../../office/restore.ts'
import { toast } from '../../ui/toast.tsx'
import { inOrder, renumberedSections, withMove } from './section-order.ts'

const { list, reorder, remove } = api.sections
export const listKey = keyOf(list)

/** The sections as the page asks for them; a failure is always called the same. */
const fetchSections = async ({ signal }: { signal: AbortSignal }) => {
  try {
    return inOrder(await call(list, undefined, { signal }))
  } catch (cause) {
    throw new Error('Failed to fetch', { cause })
  }
}

export const useSections = () =>
  useQuery({
    queryKey: listKey,
    queryFn: fetchSections,
    enabled: hasSession,
    refetchOnWindowFocus: whenIdle,
  })

export const useRefetchSections = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: listKey })
}

const setSections = (
  client: QueryClient,
  change: (sections: ManagedSection[]) => ManagedSection[],
) => client.setQueryData<ManagedSection[]>(listKey, (sections) => sections && change(sections))

export const removeSection = (id: string) => call(remove, { params: { id } })

/** Takes a section out at once, without a question; the toast offers to put it back. */
export const useDeleteSection = () => {
  const client = useQueryClient()
  const refetch = useRefetchSections()
  const restore = useRestore()
  return useMutation({
    mutationFn: ({ id }: ManagedSection) => removeSection(id),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: listKey })
      setSections(client, (sections) => sections.filter((section) => section.id !== id))
    },
    onSuccess: (_, section) =>
      toast({
        title: '🗑️ Homepage content deleted successfully!',
        action: { label: 'Undo', run: () => restore.mutate({ kind: 'section', id: section.id }) },
      }),
    onError: (error, section) => {
      showFailure(error, { fallback: 'The section could not be deleted. Please try again.' })
      if (!isGone(error)) setSections(client, (sections) => inOrder([...sections, section]))
    },
    onSettled: refetch,
  })
}

type Move = { before: ManagedSection[]; changed: ManagedSection[] }

/** In one call, so that whoever leaves the page meanwhile leaves no half of an order. */
const saveOrder = ({ changed }: Move) =>
  call(reorder, {
    body: { places: changed.map(({ id, displayOrder }) => ({ id, displayOrder })) },
  })

/**
 * Moves a section to another place of the list, told from where it stands; shown at once, taken
 * back if it fails. Gives the new place; undefined where the section stays.
 */
export const useMoveSection = () => {
  const client = useQueryClient()
  const refetch = useRefetchSections()
  const { mutate } = useMutation({
    scope: { id: 'section-order' },
    mutationKey: ['section-order'],
    mutationFn: saveOrder,
    onError: (error, { before }) => {
      setSections(client, () => before)
      showFailure(error, { fallback: 'The order could not be saved. Please try again.' })
    },
    onSettled: () => {
      // The next move that waits would be hidden by a list that does not know it.
      const waiting = client.isMutating({ mutationKey: ['section-order'] }) - 1
      return waiting ? undefined : refetch()
    },
  })
  return ({ id }: ManagedSection, placeAfter: (place: number) => number) => {
    // As known now: after a quick press the page still shows the order before it.
    const before = client.getQueryData<ManagedSection[]>(listKey) ?? []
    const from = before.findIndex((section) => section.id === id)
    const to = placeAfter(from)
    if (from < 0 || from === to || to < 0 || to >= before.length) return undefined
    const next = withMove(before, from, to)
    client.cancelQueries({ queryKey: listKey })
    setSections(client, () => next)
    mutate({ before, changed: renumberedSections(before, next) })
    return to
  }
}
