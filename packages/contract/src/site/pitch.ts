import * as z from 'zod/mini'
import { type Offering, offerings } from '../lead/choices.ts'
import { oneOf, optionalLine } from '../route/fields.ts'
import { limits } from '../route/limits.ts'
import { videoIdForm } from '../route/links.ts'
import {
  displayOrder,
  isActive,
  noun,
  optional,
  optionalLineOf,
  optionalWords,
  pictured,
  required,
} from '../route/noun.ts'
import type { ReachTexts } from './subscribers.ts'

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

type PictureField = 'imageUrl' | 'imageWidth' | 'imageHeight' | 'imageSmall'

export type ShownPitch = Pick<
  Pitch,
  'id' | 'kind' | 'title' | 'figure' | 'content' | 'videoId' | PictureField
>

type Named = ShownPitch & { title: string }
const isNamed = (pitch: ShownPitch): pitch is Named => Boolean(pitch.title)

const linesOf = (content: string | null) =>
  (content ?? '').split('\n').flatMap((line) => line.trim() || [])

export type Package = { price: string; includes: string[] }

const reelLength = 3

/** By kind, without incomplete ones. */
export const partsOf = (pitches: readonly ShownPitch[]) => {
  const of = (kind: ShownPitch['kind']) => pitches.filter((one) => one.kind === kind)
  const packageOf = (kind: Offering): Package => {
    const [first] = of(kind)
    return { price: first?.figure ?? '', includes: linesOf(first?.content ?? null) }
  }
  return {
    packages: {
      integration: packageOf('integration'),
      content: packageOf('content'),
      social: packageOf('social'),
    } satisfies Record<Offering, Package>,
    brands: of('brand').filter(isNamed),
    person: of('person').find(isNamed),
    questions: of('question').flatMap(({ id, title, content }) =>
      title && content ? { id, title, content } : [],
    ),
    films: of('film')
      .flatMap(({ title, videoId }) => (title && videoId ? { title, videoId } : []))
      .slice(0, reelLength),
  }
}
export type Parts = ReturnType<typeof partsOf>

export type ReachFact = { figure: string; words: string }

/** The channel's numbers, else the team's words. */
export const reachFacts = (texts: ReachTexts | undefined, reach: string): ReachFact[] => {
  const told = [
    { figure: texts?.subscribers, words: 'subscribers' },
    { figure: texts?.views, words: 'views in all' },
    { figure: texts?.recentViews, words: 'views in the last 28 days' },
  ].flatMap(({ figure, words }) => (figure ? { figure, words } : []))
  return told.length || !reach ? told : [{ figure: '', words: reach }]
}
