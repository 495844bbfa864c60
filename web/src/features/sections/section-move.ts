import { api, type ManagedSection } from '@bong-bari/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { showFailure } from '../../office/page/failure.ts'
import { renumberedSections, withMove } from './section-order.ts'
import { sections } from './sections.ts'

const { key } = sections

type Move = { before: ManagedSection[]; after: ManagedSection[] }

/** In one call: leaving the page leaves no half-saved order. */
const saveOrder = ({ before, after }: Move) => {
  const places = renumberedSections(before, after)
  return call(api.sections.reorder, {
    body: { places: places.map(({ id, displayOrder }) => ({ id, displayOrder })) },
  })
}

/** Moves a section, shown at once and reverted on failure. Returns the new place; undefined where it stays. */
export const useMoveSection = () => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    scope: { id: 'section-order' },
    mutationKey: ['section-order'],
    mutationFn: saveOrder,
    onMutate: ({ after }) => {
      void client.cancelQueries({ queryKey: key })
      client.setQueryData(key, after)
    },
    onError: (error, { before }) => {
      client.setQueryData(key, before)
      showFailure(error, { fallback: 'The order could not be saved. Please try again.' })
    },
    onSettled: () => {
      // A refetched list would hide the next waiting move.
      const waiting = client.isMutating({ mutationKey: ['section-order'] }) - 1
      return waiting ? undefined : client.invalidateQueries({ queryKey: key })
    },
  })
  return ({ id }: ManagedSection, placeAfter: (place: number) => number) => {
    // From the cache: after a quick press the page still shows the previous order.
    const before = client.getQueryData<ManagedSection[]>(key) ?? []
    const from = before.findIndex((section) => section.id === id)
    const to = placeAfter(from)
    if (from < 0 || from === to || to < 0 || to >= before.length) return undefined
    mutate({ before, after: withMove(before, from, to) })
    return to
  }
}
