import { keptDays } from './limits.ts'

export type NounFacts = {
  /** The noun in a sentence, such as "This reply template does not exist." */
  one: string
  many: string
  /** Dialogs and toasts on its own page begin with it. */
  title: string
  /** Its name in lists with other nouns. */
  label: string
  path: `/api/${string}`
  /** Numbers are never used again; `file` is the file name of a picture. */
  id: 'number' | 'uuid' | 'file'
  /** Without it the whole list comes at once. */
  isPaged?: true
  /** Deleted items are kept so many days, and the trash shows these two fields. Without it they are gone at once. */
  trash?: { days: number; name: string; text: string; back: string }
  /** The pages of the site that show its active items. */
  pages?: readonly `/${string}`[]
}

const days = keptDays.trash
const botKnows = 'Bong Bot knows it again.'

/** A new noun is an entry here; compiler and tests ask for the rest. It imports no zod, because the browser reads it. */
export const nouns = {
  lead: {
    one: 'collaboration request',
    many: 'collaboration requests',
    title: 'Request',
    label: 'Collaboration request',
    path: '/api/collaboration-requests',
    id: 'uuid',
    isPaged: true,
  },
  picture: {
    one: 'picture',
    many: 'pictures',
    title: 'Picture',
    label: 'Picture',
    path: '/api/admin/pictures',
    id: 'file',
    isPaged: true,
    trash: { days, name: 'alt', text: 'src', back: 'It is in the library again.' },
  },
  post: {
    one: 'blog post',
    many: 'posts',
    title: 'Post',
    label: 'Blog post',
    path: '/api/blog',
    id: 'uuid',
    isPaged: true,
    trash: { days, name: 'title', text: 'content', back: '' },
  },
  section: {
    one: 'section',
    many: 'homepage sections',
    title: 'Section',
    label: 'Homepage section',
    path: '/api/admin/homepage-content',
    id: 'uuid',
    trash: { days, name: 'title', text: 'content', back: 'It is back in its place.' },
    pages: ['/'],
  },
  training: {
    one: 'training row',
    many: 'training rows',
    title: 'Training Data',
    label: 'Training data',
    path: '/api/admin/chatbot-training',
    id: 'number',
    trash: { days, name: 'keyword', text: 'userMessage', back: botKnows },
  },
  template: {
    one: 'template',
    many: 'templates',
    title: 'Template',
    label: 'Template',
    path: '/api/admin/chatbot-templates',
    id: 'number',
    trash: { days, name: 'name', text: 'content', back: botKnows },
  },
  reply: {
    one: 'reply template',
    many: 'reply templates',
    title: 'Reply Template',
    label: 'Reply template',
    path: '/api/admin/reply-templates',
    id: 'number',
    trash: { days, name: 'name', text: 'bodyEn', back: 'It is offered for replies again.' },
  },
  pitch: {
    one: 'part for brands',
    many: 'parts for brands',
    title: 'Part',
    label: 'Part for brands',
    path: '/api/admin/pitches',
    id: 'uuid',
    trash: { days, name: 'title', text: 'content', back: 'It is back in its place.' },
    pages: ['/work-with-us'],
  },
} as const satisfies Record<string, NounFacts>

type Nouns = typeof nouns
export type NounName = keyof Nouns
export const nounNames = Object.keys(nouns) as NounName[]

type Named<Fact> = { [Name in NounName]: Nouns[Name] extends Fact ? Name : never }[NounName]

/** A noun that is listed at once and has the standard routes. */
export type SmallNoun = Exclude<NounName, Named<{ isPaged: true }>>
export const smallNouns = nounNames.filter((name): name is SmallNoun => !('isPaged' in nouns[name]))

export type ShownNoun = Named<{ pages: object }>
export const shownNouns = nounNames.filter((name): name is ShownNoun => 'pages' in nouns[name])

export type TrashKind = Named<{ trash: object }>
export const trashKinds = nounNames.filter((name): name is TrashKind => 'trash' in nouns[name])

/** Names what the trash can hold: "posts, homepage sections and templates". */
export const trashWords = () =>
  new Intl.ListFormat('en-GB').format(trashKinds.map((kind) => nouns[kind].many))
