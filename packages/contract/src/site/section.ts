import * as z from 'zod/mini'
import { oneOf } from '../route/fields.ts'
import { optionalLink } from '../route/links.ts'
import {
  defineNoun,
  displayOrder,
  isActive,
  optionalField,
  optionalLineField,
  optionalTextField,
  pictureFields,
  requiredField,
  validity,
} from '../route/noun.ts'
import type { Group } from '../route/route.ts'
import { isSafeLink } from '../route/text-checks.ts'
import { datesInOrder } from '../route/validity.ts'

/** How many code points each field may have. */
const maxLengths = { title: 200, content: 5_000, linkUrl: 500, buttonText: 100 }

export const sectionTypes = ['offer', 'greeting', 'announcement', 'banner'] as const

/** A part of the home page, shown while it is active and within its dates. */
export const sectionNoun = defineNoun(
  'section',
  {
    sectionType: requiredField(z.enum(sectionTypes), oneOf('sectionType', sectionTypes)),
    title: optionalLineField(maxLengths.title, 'Title'),
    content: optionalTextField(maxLengths.content, 'Content'),
    ...pictureFields('imageUrl'),
    linkUrl: optionalField(z.string(), optionalLink(maxLengths.linkUrl, 'Link')),
    buttonText: optionalLineField(maxLengths.buttonText, 'Button text'),
    isActive,
    displayOrder,
    ...validity,
  },
  [datesInOrder],
)
export interface ManagedSection extends z.output<typeof sectionNoun.stored> {}
export interface Section extends z.output<typeof sectionNoun.shown> {}
export const sectionInput = sectionNoun.given

export const sections = {
  ...sectionNoun.routes,
  /** Lists what Home shows now. */
  publicList: {
    method: 'GET',
    path: '/api/homepage-content',
    access: 'public',
    response: z.array(sectionNoun.shown),
    cache: 60,
  },
} as const satisfies Group

type Text = string | null | undefined
/** In a form it may be incomplete. */
type Shown = Partial<Record<'title' | 'content' | 'imageUrl' | 'linkUrl' | 'buttonText', Text>>

/** Returns the button of a section; undefined unless it has a safe link and a text. */
export const readButton = ({ linkUrl, buttonText }: Shown) => {
  const href = linkUrl?.trim() ?? ''
  const label = buttonText?.trim() ?? ''
  return label && isSafeLink(href) ? { href, label } : undefined
}

/** Returns whether a section shows anything: a text, a picture or a button. */
export const hasVisibleContent = (section: Shown) =>
  [section.title, section.content, section.imageUrl].some((text) => text?.trim()) ||
  readButton(section) !== undefined
