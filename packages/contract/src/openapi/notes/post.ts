import { managedPost, post } from '../../post.ts'
import { changeNote } from '../change-note.ts'
import { changes, id, times } from '../example.ts'
import { pictureNote } from '../picture-note.ts'

const example = {
  id,
  title: 'মায়ের দশটা কথা',
  content: '# প্রথম কথা\nভাত খেয়ে যা।',
  excerpt: null,
  slug: 'mayer-doshta-kotha',
  image: '/media/6f1ed002ab5595859014ebf0951522d9.webp',
  imageWidth: 1200,
  imageHeight: 630,
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
      description: '`content` is the beginning of each post, 500 characters at most.',
    },
    create: {
      summary: 'Publish a post',
      description: `Without a slug the post gets one from its title. ${pictureNote}`,
      refusals: ['slug-taken'],
    },
    bySlug: { summary: 'A post by its slug or id', refusals: ['post-not-found'] },
    byId: { summary: 'A post by its id', refusals: ['post-not-found'] },
    managedList: {
      summary: 'Posts, newest first, and who changed them',
      description: '`content` is the beginning of each post, 500 characters at most.',
    },
    managed: { summary: 'A post and who changed it', refusals: ['post-not-found'] },
    update: {
      summary: 'Change fields of a post',
      description: `${changeNote} Its slug stays, so links go on working. ${pictureNote}`,
      refusals: ['post-not-found', 'changed-meanwhile'],
    },
    remove: { summary: 'Delete a post', refusals: ['post-not-found'] },
  },
} as const
