import { nouns, type SmallNoun } from '../nouns.ts'
import { changeNote, pictureNote, trashNote } from './note.ts'

type Said = {
  /** With every field. */
  body: object
  order: string
  /** Added to the notes on list, create and change. */
  listed?: string
  created?: string
  changed?: string
}

const sentences = (...all: (string | false | undefined)[]) => all.filter(Boolean).join(' ')

const everyOne = 'All of them, also those that are switched off.'
const withDefaults = 'A field that may be left out is empty then, or has its default.'

// @__NO_SIDE_EFFECTS__
export const nounNotes = <Name extends SmallNoun>(
  { name, picture }: { name: Name; picture: string | undefined },
  { body, order, listed = everyOne, created = withDefaults, changed }: Said,
) => {
  const { one, many } = nouns[name]
  const withPicture = picture !== undefined && pictureNote
  const missing = `${name}-not-found` as `${Name}-not-found`
  return {
    list: { summary: `All ${many}, ${order}`, description: listed },
    create: { summary: `Add a ${one}`, description: sentences(created, withPicture), body },
    update: {
      summary: `Change fields of a ${one}`,
      description: sentences(changeNote, changed, withPicture),
      body,
      refusals: [missing, 'changed-meanwhile' as const],
    },
    remove: { summary: `Delete a ${one}`, description: trashNote, refusals: [missing] },
  }
}
