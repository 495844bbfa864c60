import type { ManagedSection } from '@bong-bari/contract'

/** As the server lists them: by displayOrder, then id. */
export const byPlace = (a: ManagedSection, b: ManagedSection) =>
  a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1)

/** The largest displayOrder that the API takes. */
const last = 1_000_000

/** The place behind all of them. */
export const endOf = (all: readonly ManagedSection[] = []) =>
  Math.min(last, 1 + Math.max(0, ...all.map(({ displayOrder }) => displayOrder)))

const moved = (sections: ManagedSection[], from: number, to: number) => {
  const [section] = sections.slice(from, from + 1)
  if (!section) return sections
  const others = sections.filter((one) => one !== section)
  return [...others.slice(0, to), section, ...others.slice(to)]
}

/** From `start` on each section comes after the one before it; those that already do keep theirs. */
const renumbered = (sections: ManagedSection[], start: number) => {
  let previous = sections[start - 1]?.displayOrder ?? 0
  return sections.map((section, place) => {
    if (place < start) return section
    previous = place === start ? previous + 1 : Math.max(previous + 1, section.displayOrder)
    return { ...section, displayOrder: previous }
  })
}

/**
 * The sections with the one at `from` moved to the place `to`, renumbered from 1 or above so that
 * each comes after the one before it. As few as possible get another displayOrder.
 */
export const withMove = (sections: ManagedSection[], from: number, to: number) => {
  const next = renumbered(moved(sections, from, to), to)
  return (next.at(-1)?.displayOrder ?? 0) <= last
    ? next
    : next.map((section, place) => ({ ...section, displayOrder: place + 1 }))
}

/** Those of `next` that have another displayOrder than in `now`. */
export const renumberedSections = (now: ManagedSection[], next: ManagedSection[]) => {
  const known = new Map(now.map(({ id, displayOrder }) => [id, displayOrder]))
  return next.filter(({ id, displayOrder }) => known.get(id) !== displayOrder)
}
