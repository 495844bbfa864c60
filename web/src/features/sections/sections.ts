import { api, type ManagedSection, type Section } from '@bong-bari/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { showFailure } from '../../office/page/failure.ts'
import { resource } from '../../office/resource/resource.ts'
import { whenShown } from './section-state.tsx'

/** As the server lists them: by displayOrder, then id. */
export const byPlace = (a: ManagedSection, b: ManagedSection) =>
  a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1)

/** The largest displayOrder that the API takes. */
const maxDisplayOrder = 1_000_000

export const nextDisplayOrder = (all: readonly ManagedSection[] = []) =>
  Math.min(maxDisplayOrder, 1 + Math.max(0, ...all.map(({ displayOrder }) => displayOrder)))

const moveItem = (sections: ManagedSection[], from: number, to: number) => {
  const [section] = sections.slice(from, from + 1)
  if (!section) return sections
  const others = sections.filter((one) => one !== section)
  return [...others.slice(0, to), section, ...others.slice(to)]
}

/** From `start` on, raises only those that do not come after the one before. */
const renumberFrom = (sections: ManagedSection[], start: number) => {
  let previous = sections[start - 1]?.displayOrder ?? 0
  return sections.map((section, place) => {
    if (place < start) return section
    previous = place === start ? previous + 1 : Math.max(previous + 1, section.displayOrder)
    return { ...section, displayOrder: previous }
  })
}

/**
 * Moves the section at `from` to `to`. As few as possible get another displayOrder, from 1 up, each after the
 * one before it.
 */
export const moveSection = (sections: ManagedSection[], from: number, to: number) => {
  const next = renumberFrom(moveItem(sections, from, to), to)
  return (next.at(-1)?.displayOrder ?? 0) <= maxDisplayOrder
    ? next
    : next.map((section, place) => ({ ...section, displayOrder: place + 1 }))
}

export const listRenumbered = (now: ManagedSection[], next: ManagedSection[]) => {
  const known = new Map(now.map(({ id, displayOrder }) => [id, displayOrder]))
  return next.filter(({ id, displayOrder }) => known.get(id) !== displayOrder)
}

export const nameOf = ({ title, sectionType }: Pick<Section, 'title' | 'sectionType'>) =>
  title?.trim() ? title : `this ${sectionType}`

export const sections = resource(api.sections, {
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

type Move = { before: ManagedSection[]; after: ManagedSection[] }

/** In one call: leaving the page leaves no half-saved order. */
const saveOrder = ({ before, after }: Move) => {
  const places = listRenumbered(before, after)
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
    mutate({ before, after: moveSection(before, from, to) })
    return to
  }
}
