import * as z from 'zod/mini'
import { type PackageChoice, packageChoices } from '../lead/choices.ts'
import { oneOf, optionalLine } from '../route/fields.ts'
import { limits } from '../route/limits.ts'
import { videoIdForm } from '../route/links.ts'
import {
  defineNoun,
  displayOrder,
  isActive,
  optionalField,
  optionalLineField,
  optionalTextField,
  pictureFields,
  requiredField,
} from '../route/noun.ts'
import type { ReachTexts } from './subscribers.ts'

/** The first three are the cards of packages; films make the reel. */
export const pitchKinds = [...packageChoices, 'brand', 'person', 'question', 'film'] as const
export type PitchKind = (typeof pitchKinds)[number]

const isVideoIdOrNone = (id: string | undefined) => id === undefined || videoIdForm.test(id)

const { pitch: maxLengths } = limits

/**
 * Tells brands what they get; empty fields are hidden. It is a noun and not a setting, because settings are in the HTML of every page and
 * have neither pictures nor a trash.
 */
export const pitchNoun = defineNoun('pitch', {
  kind: requiredField(z.enum(pitchKinds), oneOf('kind', pitchKinds)),
  title: optionalLineField(maxLengths.title, 'Title'),
  figure: optionalLineField(maxLengths.figure, 'Figure'),
  content: optionalTextField(maxLengths.content, 'Content'),
  ...pictureFields('imageUrl'),
  videoId: optionalField(
    z.string(),
    optionalLine(11, 'Video').check(
      z.refine(isVideoIdOrNone, 'Video must be the 11 characters of a YouTube id'),
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

const splitLines = (content: string | null) =>
  (content ?? '').split('\n').flatMap((line) => line.trim() || [])

export type PackageCard = { price: string; includes: string[] }

const reelLength = 3

/** Sorts the parts of the page Work with us by kind and leaves out incomplete ones. */
export const readPitchParts = (pitches: readonly ShownPitch[]) => {
  const of = (kind: ShownPitch['kind']) => pitches.filter((one) => one.kind === kind)
  const packageOf = (kind: PackageChoice): PackageCard => {
    const [first] = of(kind)
    return { price: first?.figure ?? '', includes: splitLines(first?.content ?? null) }
  }
  return {
    packages: {
      integration: packageOf('integration'),
      content: packageOf('content'),
      social: packageOf('social'),
    } satisfies Record<PackageChoice, PackageCard>,
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
export type PitchParts = ReturnType<typeof readPitchParts>

export type ReachFact = { figure: string; label: string }

/** Lists the numbers of the channel or, if there are none, the words of the team. */
export const listReachFacts = (texts: ReachTexts | undefined, reach: string): ReachFact[] => {
  const facts = [
    { figure: texts?.subscribers, label: 'subscribers' },
    { figure: texts?.views, label: 'views in all' },
    { figure: texts?.recentViews, label: 'views in the last 28 days' },
  ].flatMap(({ figure, label }) => (figure ? { figure, label } : []))
  return facts.length || !reach ? facts : [{ figure: '', label: reach }]
}
