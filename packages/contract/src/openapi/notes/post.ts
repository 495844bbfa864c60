import { post } from '../../post.ts'
import { id, times } from '../example.ts'
import { pictureNote } from '../picture-note.ts'

export const postNotes = {
  about: 'Blog posts.',
  entities: {
    Post: {
      schema: post,
      example: {
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
      },
    },
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
    neighbours: {
      summary: 'What to read after a post: its neighbours in time, and related posts near to it',
      refusals: ['post-not-found'],
    },
    bySlug: { summary: 'A post by its slug or id', refusals: ['post-not-found'] },
    byId: { summary: 'A post by its id', refusals: ['post-not-found'] },
    update: {
      summary: 'Change a post',
      description: `Its slug stays, so links go on working. ${pictureNote}`,
      refusals: ['post-not-found'],
    },
    remove: { summary: 'Delete a post', refusals: ['post-not-found'] },
  },
} as const
