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
    example: { at: times.createdAt, by: 'mitali', kind: 'saved', ...words },
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
      'The last 20 revisions, newest first, fewer where they are very long: what was saved by hand, and every 10 minutes what saved itself.',
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
