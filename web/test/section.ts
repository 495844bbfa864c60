import type { ManagedSection } from '@bong-bari/contract'

/** The id of the section in a place of a test's list. */
export const idOf = (place: number) => `00000000-0000-4000-8000-00000000000${place}`

/** A section as the office gets it, with these fields of its own. */
export const sectionOf = (fields: Partial<ManagedSection> = {}): ManagedSection => ({
  id: idOf(1),
  sectionType: 'offer',
  title: 'Half price',
  content: 'Only this month.',
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  imageSmall: null,
  imageAlt: null,
  linkUrl: null,
  buttonText: null,
  isActive: true,
  displayOrder: 1,
  validFrom: '2026-01-01T00:00:30.500Z',
  validTo: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  changedBy: null,
  ...fields,
})
