import { section } from '../../section.ts'
import { id, times } from '../example.ts'
import { pictureNote } from '../picture-note.ts'

export const sectionNotes = {
  about: 'Sections of the home page.',
  entities: {
    Section: {
      schema: section,
      example: {
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
      },
    },
  },
  routes: {
    publicList: { summary: 'The sections that show now, in order' },
    list: { summary: 'All sections, by displayOrder and id' },
    create: { summary: 'Add a section', description: pictureNote },
    update: {
      summary: 'Replace a section',
      description: pictureNote,
      refusals: ['section-not-found'],
    },
    reorder: {
      summary: 'Give sections their places',
      description:
        'Answers those that are still there with their new displayOrder; nothing else of them changes.',
    },
    remove: { summary: 'Delete a section', refusals: ['section-not-found'] },
  },
} as const
