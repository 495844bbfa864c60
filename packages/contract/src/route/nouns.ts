import { keptDays } from './limits.ts'

export type NounFacts = {
  /** "This reply template does not exist." */
  one: string
  many: string
  /** Begins dialogs and toasts on its page. */
  title: string
  /** Among other nouns. */
  label: string
  path: `/api/${string}`
  /** Numbers are never reused; `file` is a picture's file name. */
  id: 'number' | 'uuid' | 'file'
  /** Otherwise listed at once. */
  isPaged?: true
  /** Deleted items are kept, shown by two fields; without it they are gone. */
  trash?: { days: number; name: string; text: string; back: string }
  shown?: { path: `/api/${string}`; pages: readonly `/${string}`[] }
}

const days = keptDays.trash
const botKnows = 'Bong Bot knows it again.'

/** No zod: the browser reads it. A new noun is an entry here; compiler and conformance tests ask for the rest. */
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
    shown: { path: '/api/pitches', pages: ['/work-with-us'] },
  },
} as const satisfies Record<string, NounFacts>

type Nouns = typeof nouns
export type NounName = keyof Nouns
export const nounNames = Object.keys(nouns) as NounName[]

type Named<Fact> = { [Name in NounName]: Nouns[Name] extends Fact ? Name : never }[NounName]

/** Listed all at once, with standard routes. */
export type SmallNoun = Exclude<NounName, Named<{ isPaged: true }>>
export const smallNouns = nounNames.filter((name): name is SmallNoun => !('isPaged' in nouns[name]))

export type ShownNoun = Named<{ shown: object }>
export const shownNouns = nounNames.filter((name): name is ShownNoun => 'shown' in nouns[name])

export type TrashKind = Named<{ trash: object }>
export const trashKinds = nounNames.filter((name): name is TrashKind => 'trash' in nouns[name])

/** "posts, homepage sections and templates" */
export const trashWords = () =>
  new Intl.ListFormat('en-GB').format(trashKinds.map((kind) => nouns[kind].many))
