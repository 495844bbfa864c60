import { managedPitch, pitch, pitchNoun } from '../../pitch.ts'
import { changes, id, times } from '../note.ts'
import { nounNotes } from '../noun-notes.ts'

const body = {
  kind: 'brand',
  title: 'মিষ্টি ঘর',
  figure: '4.2 lakh views',
  content: 'পুজোর ভিডিওটা দোকানে এখনও চলে',
  imageUrl: '/media/6f1ed002ab5595859014ebf0951522d9.webp',
  videoId: 'dQw4w9WgXcQ',
  isActive: true,
  displayOrder: 1,
}

const example = {
  ...body,
  id,
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  imageSmall: null,
  imageAlt: null,
  ...times,
  version: changes.version,
} as const

export const pitchNotes = {
  about: 'What brands are told on Work with us.',
  entities: {
    Pitch: { schema: pitch, example },
    ManagedPitch: { schema: managedPitch, example: { ...example, ...changes } },
  },
  routes: {
    publicList: {
      summary: 'What brands are told, in order',
      description:
        'Those that are active, by displayOrder and id. Of `integration`, `content` and `social` the `figure` is a price and each line of `content` a thing that is in the package; of a `brand` it is a number, of a `person` the hours.',
    },
    ...nounNotes(pitchNoun, {
      body,
      order: 'by displayOrder and id',
      listed: 'Also those that are switched off.',
    }),
  },
}
