import * as z from 'zod/mini'
import { displayOrder } from './display-order.ts'
import { oneOf, optionalLine } from './fields.ts'
import { offerings } from './lead-wish.ts'
import { limits } from './limits.ts'
import {
  isActive,
  noun,
  optional,
  optionalLineOf,
  optionalWords,
  pictured,
  required,
} from './noun.ts'
import { nounNotes } from './openapi/noun-notes.ts'
import { videoIdForm } from './youtube-link.ts'

/** Packages are the three cards; films form the reel. */
export const pitchKinds = [...offerings, 'brand', 'person', 'question', 'film'] as const
export type PitchKind = (typeof pitchKinds)[number]

export const isVideoIdOrNone = (id: string | undefined) => id === undefined || videoIdForm.test(id)

const { pitch: most } = limits

/** Tells brands what they get; empty fields are hidden. */
export const pitchNoun = noun('pitch', {
  kind: required(z.enum(pitchKinds), oneOf('kind', pitchKinds)),
  title: optionalLineOf(most.title, 'Title'),
  figure: optionalLineOf(most.figure, 'Figure'),
  content: optionalWords(most.content, 'Content'),
  ...pictured('imageUrl'),
  videoId: optional(
    z.string(),
    optionalLine(11, 'Film').check(
      z.refine(isVideoIdOrNone, 'Film must be the 11 characters of a YouTube id'),
    ),
  ),
  isActive,
  displayOrder,
})
export interface ManagedPitch extends z.output<typeof pitchNoun.stored> {}
export interface Pitch extends z.output<typeof pitchNoun.shown> {}
export const pitchInput = pitchNoun.given
export const pitches = pitchNoun.routes
export const pitchNotes = /* @__PURE__ */ nounNotes(pitchNoun, () => ({
  about: 'What brands are told on Work with us.',
  body: {
    kind: 'brand',
    title: 'মিষ্টি ঘর',
    figure: '4.2 lakh views',
    content: 'পুজোর ভিডিওটা দোকানে এখনও চলে',
    imageUrl: '/media/6f1ed002ab5595859014ebf0951522d9.webp',
    videoId: 'dQw4w9WgXcQ',
    isActive: true,
    displayOrder: 1,
  },
  order: 'by displayOrder and id',
  listed: 'Also those that are switched off.',
  shown:
    'Those that are active. Of `integration`, `content` and `social` the `figure` is a price and each line of `content` a thing that is in the package; of a `brand` it is a number, of a `person` the hours.',
}))
