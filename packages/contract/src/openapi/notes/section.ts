import { managedSection, section, sectionNoun } from '../../section.ts'
import { changes, id, times } from '../note.ts'
import { nounNotes } from '../noun-notes.ts'

const body = {
  sectionType: 'offer',
  title: 'পুজোর অফার',
  content: 'এই মাসে দুটো ভিডিওর দামে তিনটে',
  imageUrl: '/media/6f1ed002ab5595859014ebf0951522d9.webp',
  linkUrl: '/work-with-us',
  buttonText: 'Work with us',
  isActive: true,
  displayOrder: 1,
  validFrom: times.createdAt,
  validTo: null,
}

const example = {
  ...body,
  id,
  content: null,
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  imageSmall: null,
  imageAlt: null,
  ...times,
  version: changes.version,
} as const

export const sectionNotes = {
  about: 'Sections of the home page.',
  entities: {
    Section: { schema: section, example },
    ManagedSection: { schema: managedSection, example: { ...example, ...changes } },
  },
  routes: {
    publicList: {
      summary: 'The sections that show now, in order',
      description: 'Those that are active and inside their dates, by displayOrder and id.',
    },
    ...nounNotes(sectionNoun, {
      body,
      order: 'by displayOrder and id',
      listed: 'Also those that are switched off or outside their dates.',
      created: 'Without `validFrom` it shows from now on, without `validTo` for ever.',
      changed: 'An empty validFrom stays as it is.',
    }),
    reorder: {
      summary: 'Give sections their places',
      description:
        'Answers those that are still there with their new displayOrder; nothing else of them changes, their version neither. A section may be named once.',
      body: { places: [{ id, displayOrder: 2 }] },
    },
  },
}
