import { listedPost, managedPost, post, wholePost } from '../../post.ts'
import { changeNote, changes, id, pictureNote, times, trashNote } from '../note.ts'
import { postLifeExamples, postLifeNotes } from './post-life.ts'

const words = {
  title: 'মায়ের দশটা কথা',
  content: '## প্রথম কথা\nভাত খেয়ে যা।',
  excerpt: 'মা যা বলে',
  image: '/media/6f1ed002ab5595859014ebf0951522d9.webp',
  date: '১৪ জানুয়ারি',
  slug: 'mayer-doshta-kotha',
}
const body = {
  ...words,
  status: 'scheduled',
  publishAt: '2026-04-15T00:30:00.000Z',
  format: 'markdown',
  autosave: false,
}

const example = {
  id,
  title: 'মায়ের দশটা কথা',
  content: '# প্রথম কথা\nভাত খেয়ে যা।',
  excerpt: null,
  slug: 'mayer-doshta-kotha',
  image: '/media/6f1ed002ab5595859014ebf0951522d9.webp',
  imageWidth: 1200,
  imageHeight: 630,
  imageSmall: null,
  imageAlt: null,
  shareImage: null,
  date: null,
  format: 'markdown',
  publishAt: times.createdAt,
  ...times,
  version: changes.version,
}

const blocks = [
  { kind: 'heading', level: 2, children: ['প্রথম কথা'] },
  { kind: 'paragraph', children: ['ভাত খেয়ে যা।'] },
]

export const postNotes = {
  about: 'Blog posts.',
  entities: {
    Post: { schema: post, example },
    WholePost: { schema: wholePost, example: { ...example, blocks } },
    ManagedPost: {
      schema: managedPost,
      example: { ...example, wantedSlug: null, status: 'published', removal: null, ...changes },
    },
    ListedPost: {
      schema: listedPost,
      example: {
        ...{ ...example, wantedSlug: null, status: 'published', removal: null, ...changes },
        hasChanges: false,
      },
    },
    ...postLifeExamples,
  },
  routes: {
    list: {
      summary: 'Posts, newest first',
      description:
        '`content` is the beginning of each post, 500 characters at most. `q` looks among all posts for each of its words, or a word that begins with it, in Bengali or Latin letters for each other, in title, excerpt and content (of a post the first 200 words); then a page has 20 at most, and one that is shorter, even empty, may have a next.',
    },
    create: {
      summary: 'Publish a post, or begin a draft',
      description: `Without a status it is published at once; \`draft\` keeps it from visitors, \`scheduled\` until \`publishAt\`, which must be to come. Without a slug the post gets one from its title when it is published or scheduled; a slug must have at least one letter or digit, and be neither an id nor an address of the blog. A draft may be without title and content and claims no slug. Without a format it is \`plain\`. A repeat under one Idempotency-Key answers with the post that the first created, as it stands by then; another body under it is refused with that post. A key holds for one admin. ${pictureNote}`,
      body,
      refusals: ['slug-taken', 'idempotency-key-reused'],
    },
    neighbours: {
      summary: 'What to read after a post: its neighbours in time, and related posts near to it',
      description:
        'Cards of the newer and the older post, and of up to two related ones: those among the three on either side with its words; each null or left out where there is none.',
      refusals: ['post-not-found'],
    },
    bySlug: {
      summary: 'A post by its slug or id',
      description:
        'The whole post, with its content as blocks; what links to it on the site has the slug.',
      refusals: ['post-not-found'],
    },
    byId: {
      summary: 'A post by its id',
      description: 'The whole post, with its content as blocks.',
      refusals: ['post-not-found'],
    },
    managedList: {
      summary: 'Posts of a status or of any, newest first, and who changed them',
      description:
        'Scheduled posts alone come in the order in which they go up; among all a draft stands where it was begun. `content` is the beginning of each post, 500 characters at most; `hasChanges` says that it is to say something else, which no visitor sees yet. `q` looks among all posts for each of its words, or a word that begins with it, in Bengali or Latin letters for each other, in title, excerpt and content (of a post the first 200 words); then a page has 20 at most, and one that is shorter, even empty, may have a next.',
    },
    managed: {
      summary: 'A post and who changed it',
      description: 'As the editor needs it: with its version.',
      refusals: ['post-not-found'],
    },
    update: {
      summary: 'Change fields of a post',
      description: `${changeNote} Another \`slug\` moves its page; one that visitors have met leads there (301). A draft takes \`slug\` as what it is to get. \`status\` publishes, schedules or takes it back; a post that visitors have seen before goes back to its place in time. \`contentChange\` is for a long text of which little changed: \`of\` is the length of the text that it changes, a hyphen and the FNV-1a checksum (32 bits, base 36) of its UTF-16 units. \`autosave\` says that nobody saved by hand: then what it said is kept as a revision every 10 minutes, and before many words go. ${pictureNote}`,
      body,
      refusals: ['post-not-found', 'changed-meanwhile', 'slug-taken'],
    },
    remove: {
      summary: 'Delete a post',
      description: `Its page goes with it. ${trashNote}`,
      refusals: ['post-not-found'],
    },
    ...postLifeNotes,
  },
} as const
