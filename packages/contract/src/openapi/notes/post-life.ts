import { postOnDesk, previewedPost } from '../../post.ts'
import { pendingChanges, postEditor, postRevision } from '../../post-life.ts'
import { changes, id, times } from '../note.ts'

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

const pending = {
  words: { title: 'মায়ের এগারোটা কথা' },
  base: 3,
  removal: null,
  updatedAt: times.updatedAt,
  version: 1,
  changedBy: 'mitali',
}

export const postLifeExamples = {
  PendingChanges: { schema: pendingChanges, example: pending },
  PostOnDesk: {
    schema: postOnDesk,
    example: {
      id,
      slug: 'mayer-doshta-kotha',
      wantedSlug: null,
      shareImage: null,
      imageSmall: null,
      imageAlt: null,
      ...words,
      publishAt: times.createdAt,
      ...times,
      ...changes,
      status: 'published',
      removal: null,
      changes: pending,
    },
  },
  PostRevision: {
    schema: postRevision,
    example: { at: times.createdAt, by: 'mitali', kind: 'saved', removed: null, ...words },
  },
  PostEditor: {
    schema: postEditor,
    example: { by: 'mitali', isOwn: false, version: 3, changes: 1 },
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
  change: {
    summary: 'Keep changes of a post that are not public yet',
    description:
      'They stand beside the post, which stays as it is for visitors, in the search and in the feed; the preview shows them. With a `status` they are written into the post in one write, with what else is given, and are gone: `published` publishes them. If-Match has the version of the changes, 0 where there are none. `base` is the version of the post that they are laid over; where another one stands by then, nothing is published.',
    body: {
      title: 'মায়ের এগারোটা কথা',
      content: '## প্রথম কথা\nভাত খেয়ে যা।',
      excerpt: 'মা যা বলে',
      image: '/media/6f1ed002ab5595859014ebf0951522d9.webp',
      date: '১৪ জানুয়ারি',
      slug: 'mayer-egarota-kotha',
      status: 'scheduled',
      publishAt: '2026-04-15T00:30:00.000Z',
      format: 'markdown',
      autosave: false,
      base: 3,
    },
    refusals: ['post-not-found', 'changed-meanwhile', 'slug-taken'],
  },
  dropChanges: {
    summary: 'Throw changes away that are not public yet',
    description: 'What they said is kept as a revision for 30 days.',
    refusals: ['post-not-found'],
  },
  revisions: {
    summary: 'What a post said before',
    description:
      'Newest first: what was saved by hand, what saved itself every 10 minutes, and what stood before a save that took away over a fifth of the words and 200 characters (`removed`). All of the last hour are kept, then one an hour for a day, then one a day; those of a removal for 30 days. Where they are very long, the oldest are left out.',
    refusals: ['post-not-found'],
  },
  keepAside: {
    summary: 'Keep words that do not stand in a post',
    description:
      'Of two who change the same, the one whose words are not taken finds them among the revisions (`aside`, kept for 30 days). With the `at` of such a revision by the same admin they take its place; absent fields are as the post has them.',
    body: {
      at: times.createdAt,
      title: 'মায়ের দশটা কথা',
      content: '## প্রথম কথা\nভাত খেয়ে যা।',
      excerpt: 'মা যা বলে',
      date: '১৪ জানুয়ারি',
    },
    refusals: ['post-not-found'],
  },
  open: {
    summary: 'Who else has a post open',
    description:
      'Asked every ten seconds by an open editor, which counts as one that has it open for 45 seconds; `version` and `changes` are those that it knows, 0 where there are none.',
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
      'It works for a day, unless it is ended or the account of its maker is removed, whatever the status, and shows the post as it stands when somebody looks. The token is the fragment of the address; what is stored of it is a hash.',
    refusals: ['post-not-found'],
  },
  endPreviews: {
    summary: 'End every link that shows a post without login',
    description: 'Those that were made until now; one that is made later works.',
    refusals: ['post-not-found'],
  },
  previewed: {
    summary: 'A post by the link of its preview',
    description:
      'As it stands now, with the slug and the time that it has or would get. Never kept by a cache or a search engine.',
    refusals: ['preview-over'],
  },
} as const
