import { managedSection, section } from '../../section.ts'
import { changeNote } from '../change-note.ts'
import { changes, id, times } from '../example.ts'
import { pictureNote } from '../picture-note.ts'

const example = {
  id,
  sectionType: 'offer',
  title: 'পুজোর অফার',
  content: null,
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  linkUrl: '/work-with-us',
  buttonText: 'Work with us',
  isActive: true,
  displayOrder: 1,
  validFrom: times.createdAt,
  validTo: null,
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
    publicList: { summary: 'The sections that show now, in order' },
    list: { summary: 'All sections, by displayOrder and id' },
    create: { summary: 'Add a section', description: pictureNote },
    update: {
      summary: 'Change fields of a section',
      description: `${changeNote} An empty validFrom stays as it is. ${pictureNote}`,
      refusals: ['section-not-found', 'changed-meanwhile'],
    },
    reorder: {
      summary: 'Give sections their places',
      description:
        'Answers those that are still there with their new displayOrder; nothing else of them changes, their version neither.',
    },
    remove: { summary: 'Delete a section', refusals: ['section-not-found'] },
  },
} as const
