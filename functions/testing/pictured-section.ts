import { randomUUID } from 'node:crypto'

/** A section as it is stored, off and with the picture of an address. */
export const picturedSection = (imageUrl: string, more: object = {}) => ({
  id: randomUUID(),
  sectionType: 'offer' as const,
  title: null,
  content: null,
  imageUrl,
  imageWidth: 3,
  imageHeight: 2,
  imageSmall: null,
  imageAlt: null,
  linkUrl: null,
  buttonText: null,
  isActive: false,
  displayOrder: 1,
  validFrom: '2026-01-01T00:00:00.000Z',
  validTo: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 0,
  changedBy: null,
  ...more,
})
