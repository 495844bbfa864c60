import { previewedPost } from '../../post.ts'
import { postRevision } from '../../post-life.ts'
import { id, times } from '../example.ts'

const words = {
  title: 'মায়ের দশটা কথা',
  content: '## প্রথম কথা\nভাত খেয়ে যা।',
  excerpt: null,
  format: 'markdown',
  date: null,
  image: null,
  imageWidth: null,
  imageHeight: null,
}

export const postLifeExamples = {
  PostRevision: {
    schema: postRevision,
    example: { at: times.createdAt, by: 'mitali', kind: 'saved', removed: null, ...words },
  },
  PreviewedPost: {
    schema: previewedPost,
    example: {
      id,
      slug: 'mayer-doshta-kotha',
      shareImage: null,
      imageSmall: null,
      imageAlt: null,
      ...words,
      publishAt: times.createdAt,
      ...times,
      version: 3,
      status: 'draft',
      blocks: [
        { kind: 'heading', level: 2, children: ['প্রথম কথা'] },
        { kind: 'paragraph', children: ['ভাত খেয়ে যা।'] },
      ],
      until: times.createdAt,
    },
  },
}

export const postLifeNotes = {
  revisions: {
    summary: 'What a post said before',
    description:
      'Newest first: what was saved by hand, what saved itself every 10 minutes, and what stood before a save that took away over a fifth of the words and 200 characters (`removed`). All of the last hour are kept, then one an hour for a day, then one a day; those of a removal for 30 days. Where they are very long, the oldest are left out.',
    refusals: ['post-not-found'],
  },
  restoreRevision: {
    summary: 'Bring a revision back',
    description:
      'The post says again what it said then; its status and slug stay, and what it said until now becomes a revision. With If-Match it is done only while that version stands.',
    refusals: ['post-not-found', 'revision-not-found', 'changed-meanwhile'],
  },
  preview: {
    summary: 'A link that shows a post without login',
    description:
      'It works for a day, whatever the status, and shows the post as it stands when somebody looks. The token is the fragment of the address; what is stored of it is a hash.',
    refusals: ['post-not-found'],
  },
  previewed: {
    summary: 'A post by the link of its preview',
    description:
      'As it stands now, with the slug and the time that it has or would get. Never kept by a cache or a search engine.',
    refusals: ['preview-over'],
  },
} as const
