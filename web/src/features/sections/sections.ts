import { api, type ManagedSection, type Section } from '@bong-bari/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { showFailure } from '../../office/page/failure.ts'
import { createResource } from '../../office/resource/resource.ts'
import { whenShown } from './section-state.tsx'

/** Sorts as the server does: by displayOrder, then by id. */
export const byPlace = (a: ManagedSection, b: ManagedSection) =>
  a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1)

/** The largest displayOrder that the API takes. */
const maxDisplayOrder = 1_000_000

export const nextDisplayOrder = (all: readonly ManagedSection[] = []) =>
  Math.min(maxDisplayOrder, 1 + Math.max(0, ...all.map(({ displayOrder }) => displayOrder)))

/**
 * Moves the section at `from` to `to`. The numbers stay where they are, so that few sections get another one; if two sections share a
 * number, all are numbered anew.
 */
export const moveSection = (sections: ManagedSection[], from: number, to: number) => {
  const numbers = sections.map(({ displayOrder }) => displayOrder)
  const areDistinct = new Set(numbers).size === numbers.length
  const others = sections.filter((_, index) => index !== from)
  return [...others.slice(0, to), ...sections.slice(from, from + 1), ...others.slice(to)].map(
    (section, index) => ({
      ...section,
      displayOrder: (areDistinct && numbers[index]) || index + 1,
    }),
  )
}

export const listRenumbered = (before: ManagedSection[], after: ManagedSection[]) => {
  const numbers = new Map(before.map(({ id, displayOrder }) => [id, displayOrder]))
  return after.filter(({ id, displayOrder }) => numbers.get(id) !== displayOrder)
}

export const nameOf = ({ title, sectionType }: Pick<Section, 'title' | 'sectionType'>) =>
  title?.trim() ? title : `this ${sectionType}`

export const sections = createResource(api.sections, {
  kind: 'section',
  title: 'Content Section',
  nameOf,
  order: byPlace,
  isReadAgain: true,
  saved: (_, isNew) => ({
    title: `✅ Homepage content ${isNew ? 'created' : 'updated'} successfully!`,
  }),
  deleted: () => ({ title: '🗑️ Homepage content deleted successfully!' }),
  turned: (section: ManagedSection) => ({
    title: `${nameOf(section)} is ${section.isActive ? 'on' : 'off'}`,
    description: whenShown(section, Date.now()),
  }),
})

/** The title of a failed list, as the specification has it. */
export const failed = 'Failed to fetch'

const { key } = sections

/** A section moves one place up or down. */
export type MoveStep = -1 | 1

type Move = { before: ManagedSection[]; after: ManagedSection[] }

/** Saves the places that changed: those of two neighbours, unless sections shared a number. */
const saveOrder = async ({ before, after }: Move) => {
  for (const { id, displayOrder } of listRenumbered(before, after))
    await call(api.sections.update, { params: { id }, body: { displayOrder } })
}

/** Moves a section by one place, which is shown at once and reverted on failure. Returns the new place; undefined at either end. */
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
  return ({ id }: ManagedSection, step: MoveStep) => {
    // From the cache: after a quick press the page still shows the previous order.
    const before = client.getQueryData<ManagedSection[]>(key) ?? []
    const from = before.findIndex((section) => section.id === id)
    const to = from + step
    if (from < 0 || to < 0 || to >= before.length) return undefined
    mutate({ before, after: moveSection(before, from, to) })
    return to
  }
}
