import { managedSection, section } from '../../section.ts'
import { changeNote } from '../change-note.ts'
import { changes, id, times } from '../example.ts'
import { pictureNote } from '../picture-note.ts'
import { trashNote } from '../trash-note.ts'

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

const dates = 'Without `validFrom` it shows from now on, without `validTo` for ever.'

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
    list: {
      summary: 'All sections, by displayOrder and id',
      description: 'Also those that are switched off or outside their dates.',
    },
    create: { summary: 'Add a section', description: `${dates} ${pictureNote}`, body },
    update: {
      summary: 'Change fields of a section',
      description: `${changeNote} An empty validFrom stays as it is. ${pictureNote}`,
      body,
      refusals: ['section-not-found', 'changed-meanwhile'],
    },
    reorder: {
      summary: 'Give sections their places',
      description:
        'Answers those that are still there with their new displayOrder; nothing else of them changes, their version neither. A section may be named once.',
      body: { places: [{ id, displayOrder: 2 }] },
    },
    remove: {
      summary: 'Delete a section',
      description: trashNote,
      refusals: ['section-not-found'],
    },
  },
} as const
