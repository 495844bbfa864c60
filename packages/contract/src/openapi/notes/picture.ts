import { picture } from '../../picture.ts'
import { changeNote, changes, times } from '../note.ts'

const hash = '6f1ed002ab5595859014ebf0951522d97e8a3b1f6c2d4e5f60718293a4b5c6d7'
const small = 'a1b2c3d4e5f60718293a4b5c6d7e8f901122334455667788990011223344556a'
const upload = '/incoming/0123456789abcdef0123456789abcdef'

const example = {
  id: `${hash}.webp`,
  src: `/media/${hash}.webp`,
  width: 1600,
  height: 1200,
  bytes: 240_000,
  small: { src: `/media/${small}.webp`, width: 640, height: 480 },
  altBn: 'মা ইলিশ ভাজছে',
  altEn: 'Ma frying hilsa',
  createdBy: 'mitali',
  ...times,
  ...changes,
}

export const pictureNotes = {
  about: 'Pictures of posts and sections, and the library of them.',
  entities: { Picture: { schema: picture, example } },
  routes: {
    startUpload: {
      summary: 'Begin the upload of a picture',
      description:
        'Post the `fields` and then the `file` to `url` as multipart/form-data; `imageUrl` then names the picture. An upload that nothing names goes after a day.',
      body: { contentType: 'image/webp', size: 120_000 },
    },
    keep: {
      summary: 'Take an uploaded picture into the library',
      description:
        'It is decoded, coded again upright and without metadata (a moving GIF as a moving WebP), and stored by its content: the same picture again answers what is there. `smallUrl` is the upload of the same picture in a smaller size. A picture that nothing names goes after 30 days.',
      body: { imageUrl: upload, smallUrl: `${upload.slice(0, -1)}e` },
    },
    list: {
      summary: 'The pictures of the library, newest first, and where each is used',
      description:
        '`status=unused` gives those that nothing names; then a page may be shorter, even empty, and have a next.',
    },
    describe: {
      summary: 'Say what a picture shows',
      description: `${changeNote} The words go wherever the picture is the cover of a post or stands in a section, and are said in the text of a post that says nothing of it.`,
      body: { altBn: 'মা ইলিশ ভাজছে', altEn: 'Ma frying hilsa' },
      refusals: ['picture-not-found', 'changed-meanwhile'],
    },
  },
} as const
