import type * as z from 'zod/mini'
import type { Field } from '../noun.ts'
import { nouns, type ShownNoun, type SmallNoun } from '../nouns.ts'
import { changeNote, changes, id, pictureNote, times, trashNote } from './note.ts'

type Said<More> = {
  about: string
  /** With every field. */
  body: object
  order: string
  /** Added to the notes on list, create, change and what visitors see. */
  listed?: string
  created?: string
  changed?: string
  shown?: string
  /** Routes beside the usual ones. */
  more?: More
}

type Noted<Name> = {
  name: Name
  fields: Record<string, Field>
  stored: z.ZodMiniType
  shown: z.ZodMiniType
  picture: string | undefined
}

const sentences = (...all: (string | false | undefined)[]) => all.filter(Boolean).join(' ')

const everyOne = 'All of them, also those that are switched off.'
const withDefaults = 'A field that may be left out is empty then, or has its default.'
const liveOnes = 'Those that are switched on and, where they have dates, inside them.'

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** One without a picture. */
const exampleOf = ({ name, fields, picture }: Noted<SmallNoun>, body: object) => {
  const unsent = Object.entries(fields).filter(([, { given }]) => !given)
  return {
    ...{ id: nouns[name].id === 'number' ? 1 : id, ...body },
    ...Object.fromEntries(unsent.map(([field]) => [field, null])),
    ...(picture && { [picture]: null }),
    ...times,
    version: changes.version,
  }
}

const entitiesOf = (noun: Noted<SmallNoun>, body: object) => {
  const name = capital(noun.name)
  const example = exampleOf(noun, body)
  const stored = { schema: noun.stored, example: { ...example, ...changes } }
  return 'shown' in nouns[noun.name]
    ? { [name]: { schema: noun.shown, example }, [`Managed${name}`]: stored }
    : { [name]: stored }
}

/** The words of a noun for readers of the API. By a function, so that bundles leave them out. */
// @__NO_SIDE_EFFECTS__
export const nounNotes = <Name extends SmallNoun, More extends object = object>(
  noun: Noted<Name>,
  said: () => Said<More>,
) => {
  const { name, picture } = noun
  const { about, body, order, listed = everyOne, created = withDefaults, ...also } = said()
  const { changed, shown = liveOnes, more } = also
  const { one, many } = nouns[name]
  const withPicture = picture !== undefined && pictureNote
  const publicList = {
    publicList: { summary: `The ${many} that visitors see, ${order}`, description: shown },
  }
  const missing = `${name}-not-found` as `${Name}-not-found`
  return {
    about,
    entities: entitiesOf(noun, body),
    routes: {
      ...(('shown' in nouns[name] ? publicList : {}) as Name extends ShownNoun
        ? typeof publicList
        : object),
      list: { summary: `All ${many}, ${order}`, description: listed },
      create: { summary: `Add a ${one}`, description: sentences(created, withPicture), body },
      update: {
        summary: `Change fields of a ${one}`,
        description: sentences(changeNote, changed, withPicture),
        body,
        refusals: [missing, 'changed-meanwhile' as const],
      },
      remove: { summary: `Delete a ${one}`, description: trashNote, refusals: [missing] },
      ...(more as More),
    },
  }
}
