import { keptDays } from './kept-days.ts'

type NounFacts = {
  /** One of them in a sentence: "This reply template does not exist." */
  one: string
  many: string
  /** How dialogs and toasts of its own page begin, where nothing else is meant. */
  title: string
  /** What it is among all others. */
  label: string
  /** Where admins list and change it. */
  path: `/api/${string}`
  /** Numbers count up from 1 and are never given twice; a picture has the name of its file. */
  id: 'number' | 'uuid' | 'file'
  /** There may be many, so lists come in pages; all others are listed at once. */
  isPaged?: true
  /** What is deleted stays in the trash, where a person knows it by two of its fields; absent where it is gone at once. */
  trash?: { days: number; name: string; text: string; back: string }
  /** Where visitors ask for those they may see, and the pages that show them. */
  shown?: { path: `/api/${string}`; pages: readonly `/${string}`[] }
}

const days = keptDays.trash
const botKnows = 'Bong Bot knows it again.'

/**
 * What needs no schema of each thing that the office keeps. The browser reads this, so it imports no zod. A new one
 * is an entry here; the compiler and the conformance tests ask for the rest.
 */
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
    shown: { path: '/api/homepage-content', pages: ['/'] },
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
    title: 'Template',
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
    shown: { path: '/api/pitches', pages: ['/work-with-us', '/media-kit'] },
  },
} as const satisfies Record<string, NounFacts>

type Nouns = typeof nouns
export type NounName = keyof Nouns
export const nounNames = Object.keys(nouns) as NounName[]

type Named<Fact> = { [Name in NounName]: Nouns[Name] extends Fact ? Name : never }[NounName]

/** What is stored together and listed at once: everything standard follows from its description. */
export type SmallNoun = Exclude<NounName, Named<{ isPaged: true }>>
export const smallNouns = nounNames.filter((name): name is SmallNoun => !('isPaged' in nouns[name]))

export type ShownNoun = Named<{ shown: object }>
export const shownNouns = nounNames.filter((name): name is ShownNoun => 'shown' in nouns[name])

/** What is kept for a while when it is deleted. */
export type TrashKind = Named<{ trash: object }>
export const trashKinds = nounNames.filter((name): name is TrashKind => 'trash' in nouns[name])

/** "posts, homepage sections and templates": all that the trash keeps. */
export const trashWords = () =>
  new Intl.ListFormat('en-GB').format(trashKinds.map((kind) => nouns[kind].many))
