import { managedPost, post } from '../../post.ts'
import { changeNote } from '../change-note.ts'
import { changes, id, times } from '../example.ts'
import { pictureNote } from '../picture-note.ts'
import { trashNote } from '../trash-note.ts'

const body = {
  title: 'মায়ের দশটা কথা',
  content: '# প্রথম কথা\nভাত খেয়ে যা।',
  excerpt: 'মা যা বলে',
  image: '/media/6f1ed002ab5595859014ebf0951522d9.webp',
  date: '১৪ জানুয়ারি',
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
  ...times,
  version: changes.version,
}

export const postNotes = {
  about: 'Blog posts.',
  entities: {
    Post: { schema: post, example },
    ManagedPost: { schema: managedPost, example: { ...example, ...changes } },
  },
  routes: {
    list: {
      summary: 'Posts, newest first',
      description:
        '`content` is the beginning of each post, 500 characters at most. `q` looks among all posts for each of its words, or a word that begins with it, in Bengali or Latin letters for each other, in title, excerpt and content (of a post the first 200 words); then a page has 20 at most, and one that is shorter, even empty, may have a next.',
    },
    create: {
      summary: 'Publish a post',
      description: `Without a slug the post gets one from its title; a slug must have at least one letter or digit. ${pictureNote}`,
      body: { ...body, slug: 'mayer-doshta-kotha' },
      refusals: ['slug-taken'],
    },
    neighbours: {
      summary: 'What to read after a post: its neighbours in time, and related posts near to it',
      description:
        'Cards of the newer and the older post, and of up to two related ones among the four on either side; each null or left out where there is none.',
      refusals: ['post-not-found'],
    },
    bySlug: {
      summary: 'A post by its slug or id',
      description: 'The whole post; what links to it on the site has the slug.',
      refusals: ['post-not-found'],
    },
    byId: {
      summary: 'A post by its id',
      description: 'The whole post.',
      refusals: ['post-not-found'],
    },
    managedList: {
      summary: 'Posts, newest first, and who changed them',
      description:
        '`content` is the beginning of each post, 500 characters at most. `q` looks among all posts for each of its words, or a word that begins with it, in Bengali or Latin letters for each other, in title, excerpt and content (of a post the first 200 words); then a page has 20 at most, and one that is shorter, even empty, may have a next.',
    },
    managed: {
      summary: 'A post and who changed it',
      description: 'As the editor needs it: with its version.',
      refusals: ['post-not-found'],
    },
    update: {
      summary: 'Change fields of a post',
      description: `${changeNote} Its slug stays, so links go on working. ${pictureNote}`,
      body,
      refusals: ['post-not-found', 'changed-meanwhile'],
    },
    remove: {
      summary: 'Delete a post',
      description: `Its page goes with it. ${trashNote}`,
      refusals: ['post-not-found'],
    },
  },
} as const
