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
import { videoIdForm } from './youtube-link.ts'

/** Packages are the three cards; films form the reel. */
export const pitchKinds = [...offerings, 'brand', 'person', 'question', 'film'] as const
export type PitchKind = (typeof pitchKinds)[number]

const isVideoIdOrNone = (id: string | undefined) => id === undefined || videoIdForm.test(id)

const { pitch: most } = limits

/**
 * Tells brands what they get; empty fields are hidden. It is a noun and not a setting, because settings are in the HTML of every page and
 * have neither pictures nor a trash.
 */
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
