import * as z from 'zod/mini'
import { displayOrder, requiredDisplayOrder } from './display-order.ts'
import { clearable, optionalText } from './fields.ts'
import { limits } from './limits.ts'
import { imageAddress, optionalLink, storedPicture } from './links.ts'
import { idParam } from './paging.ts'
import type { Group } from './route.ts'
import { pictureAlt, smallPicture } from './stored-picture.ts'
import { endsBeforeStart, isInOrder, optionalMoment } from './validity.ts'
import { changedBy, ifMatch, version } from './version.ts'

export const sectionTypes = ['offer', 'greeting', 'announcement', 'banner'] as const

/** A section of the home page; it shows while active and inside its dates. */
export const section = z.object({
  id: z.uuid(),
  sectionType: z.enum(sectionTypes),
  title: z.nullable(z.string()),
  content: z.nullable(z.string()),
  imageUrl: storedPicture,
  imageWidth: z.nullable(z.number()),
  imageHeight: z.nullable(z.number()),
  imageSmall: smallPicture,
  imageAlt: pictureAlt,
  linkUrl: z.nullable(z.string()),
  buttonText: z.nullable(z.string()),
  isActive: z.boolean(),
  displayOrder: z.int(),
  validFrom: z.iso.datetime(),
  validTo: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version,
})
export type Section = z.output<typeof section>

/** A section as admins see it. */
export const managedSection = z.object({ ...section.shape, changedBy })
export type ManagedSection = z.output<typeof managedSection>

const fields = {
  sectionType: z.enum(sectionTypes, {
    error: `sectionType must be one of ${sectionTypes.join(', ')}`,
  }),
  title: optionalText(limits.section.title, 'Title'),
  content: optionalText(limits.section.content, 'Content'),
  imageUrl: imageAddress,
  linkUrl: optionalLink(limits.section.linkUrl, 'Link'),
  buttonText: optionalText(limits.section.buttonText, 'Button text'),
  isActive: z.boolean({ error: 'isActive must be true or false' }),
  validFrom: optionalMoment('Valid from'),
  validTo: optionalMoment('Valid to'),
}

export const sectionInput = z
  .object({ ...fields, isActive: z._default(fields.isActive, true), displayOrder })
  .check(z.refine(isInOrder, endsBeforeStart))

/** A beginning cannot be cleared: an empty one stays as it is. */
export const sectionChanges = z
  .object({
    sectionType: z.optional(fields.sectionType),
    title: clearable(fields.title),
    content: clearable(fields.content),
    imageUrl: clearable(fields.imageUrl),
    linkUrl: clearable(fields.linkUrl),
    buttonText: clearable(fields.buttonText),
    isActive: z.optional(fields.isActive),
    displayOrder: z.optional(requiredDisplayOrder),
    validFrom: fields.validFrom,
    validTo: clearable(fields.validTo),
  })
  .check(z.refine(isInOrder, endsBeforeStart))

export const areNamedOnce = (places: { id: string }[]) =>
  new Set(places.map(({ id }) => id)).size === places.length

/** Sections by id with their new places; those that are not named keep theirs. */
const sectionOrder = z.object({
  places: z
    .array(
      z.object({
        id: z.uuid('id must be the id of a section'),
        displayOrder: requiredDisplayOrder,
      }),
      {
        error: 'places must be a list',
      },
    )
    .check(
      z.minLength(1, 'places must name a section'),
      z.maxLength(limits.movedSections, `places may name at most ${limits.movedSections} sections`),
      z.refine(areNamedOnce, 'places may name a section only once'),
    ),
})

export const sections = {
  publicList: {
    method: 'GET',
    path: '/api/homepage-content',
    access: 'public',
    response: z.array(section),
    cache: 60,
  },
  list: {
    method: 'GET',
    path: '/api/admin/homepage-content',
    access: 'admin',
    response: z.array(managedSection),
  },
  create: {
    method: 'POST',
    path: '/api/admin/homepage-content',
    access: 'admin',
    body: sectionInput,
    response: managedSection,
    status: 201,
    carriesImage: true,
  },
  update: {
    method: 'PUT',
    path: '/api/admin/homepage-content/{id}',
    access: 'admin',
    params: idParam,
    headers: ifMatch,
    body: sectionChanges,
    response: managedSection,
    carriesImage: true,
  },
  reorder: {
    method: 'PUT',
    path: '/api/admin/homepage-content/order',
    access: 'admin',
    body: sectionOrder,
    response: z.array(managedSection),
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/homepage-content/{id}',
    access: 'admin',
    params: idParam,
    response: z.object({ id: z.string() }),
  },
} as const satisfies Group
