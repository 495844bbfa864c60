import * as z from 'zod/mini'
import { oneOf } from '../route/fields.ts'
import { limits } from '../route/limits.ts'
import { isSafeLink, optionalLink } from '../route/links.ts'
import {
  displayOrder,
  isActive,
  noun,
  optional,
  optionalLineOf,
  optionalWords,
  pictured,
  required,
  requiredDisplayOrder,
  validity,
} from '../route/noun.ts'
import type { Group } from '../route/route.ts'
import { datesInOrder } from '../route/validity.ts'

export const sectionTypes = ['offer', 'greeting', 'announcement', 'banner'] as const

/** Part of the home page, while active and in its dates. */
export const sectionNoun = noun(
  'section',
  {
    sectionType: required(z.enum(sectionTypes), oneOf('sectionType', sectionTypes)),
    title: optionalLineOf(limits.section.title, 'Title'),
    content: optionalWords(limits.section.content, 'Content'),
    ...pictured('imageUrl'),
    linkUrl: optional(z.string(), optionalLink(limits.section.linkUrl, 'Link')),
    buttonText: optionalLineOf(limits.section.buttonText, 'Button text'),
    isActive,
    displayOrder,
    ...validity,
  },
  [datesInOrder],
)
export interface ManagedSection extends z.output<typeof sectionNoun.stored> {}
export interface Section extends z.output<typeof sectionNoun.shown> {}
export const sectionInput = sectionNoun.given

const areNamedOnce = (places: { id: string }[]) =>
  new Set(places.map(({ id }) => id)).size === places.length

/** Others keep theirs. */
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
  ...sectionNoun.routes,
  reorder: {
    method: 'PUT',
    path: '/api/admin/homepage-content/order',
    access: 'admin',
    audit: 'changed',
    body: sectionOrder,
    response: z.array(sectionNoun.stored),
  },
} as const satisfies Group

type Text = string | null | undefined
/** Perhaps incomplete, in a form. */
type Shown = Partial<Record<'title' | 'content' | 'imageUrl' | 'linkUrl' | 'buttonText', Text>>

/** Undefined unless link and text are given. */
export const buttonOf = ({ linkUrl, buttonText }: Shown) => {
  const href = linkUrl?.trim() ?? ''
  const words = buttonText?.trim() ?? ''
  return words && isSafeLink(href) ? { href, words } : undefined
}

/** False without words, picture and button. */
export const showsSomething = (section: Shown) =>
  [section.title, section.content, section.imageUrl].some((text) => text?.trim()) ||
  buttonOf(section) !== undefined
