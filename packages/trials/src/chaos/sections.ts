import { api } from '@bong-bari/contract'
import { isMarkOf, type Noun, textOf } from './noun.ts'

const sectionOf = (mark: string, edition: number) => ({
  sectionType: 'offer' as const,
  title: mark,
  content: textOf(mark, edition),
  displayOrder: edition,
})

export const sections: Noun = {
  name: 'section',
  create: async ({ admin }, mark) =>
    (await admin(api.sections.create, { body: sectionOf(mark, 1) })).id,
  change: ({ admin }, id, mark, edition) =>
    admin(api.sections.update, { params: { id }, body: sectionOf(mark, edition) }),
  remove: ({ admin }, id) => admin(api.sections.remove, { params: { id } }),
  read: async ({ admin }) =>
    (await admin(api.sections.list))
      .filter(({ title }) => isMarkOf('section', title))
      .map(({ id, title, content, displayOrder }) => ({
        mark: title ?? '',
        id,
        is: (edition) => content === textOf(title ?? '', edition) && displayOrder === edition,
      })),
}
