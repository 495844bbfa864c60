import type { ManagedSection } from '@bong-bari/contract'

/** As the server lists them: by displayOrder, then id. */
export const byPlace = (a: ManagedSection, b: ManagedSection) =>
  a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1)

/** The API's largest displayOrder. */
const last = 1_000_000

export const endOf = (all: readonly ManagedSection[] = []) =>
  Math.min(last, 1 + Math.max(0, ...all.map(({ displayOrder }) => displayOrder)))

const moved = (sections: ManagedSection[], from: number, to: number) => {
  const [section] = sections.slice(from, from + 1)
  if (!section) return sections
  const others = sections.filter((one) => one !== section)
  return [...others.slice(0, to), section, ...others.slice(to)]
}

/** From `start` on, raises only those that do not come after the one before. */
const renumbered = (sections: ManagedSection[], start: number) => {
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
export const withMove = (sections: ManagedSection[], from: number, to: number) => {
  const next = renumbered(moved(sections, from, to), to)
  return (next.at(-1)?.displayOrder ?? 0) <= last
    ? next
    : next.map((section, place) => ({ ...section, displayOrder: place + 1 }))
}

export const renumberedSections = (now: ManagedSection[], next: ManagedSection[]) => {
  const known = new Map(now.map(({ id, displayOrder }) => [id, displayOrder]))
  return next.filter(({ id, displayOrder }) => known.get(id) !== displayOrder)
}
