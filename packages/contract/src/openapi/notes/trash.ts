import { keptDays } from '../../kept-days.ts'
import { trashWords } from '../../nouns.ts'
import { restored, trashed } from '../../trash.ts'
import { id, times } from '../note.ts'

export const trashNotes = {
  about: `Deleted ${trashWords()}, kept for ${keptDays.trash} days.`,
  entities: {
    Trashed: {
      schema: trashed,
      example: {
        kind: 'post',
        id,
        name: 'Ma and the Remote',
        text: 'Nobody touches the remote after nine.',
        deletedAt: times.createdAt,
        deletedBy: 'mitali',
        keptUntil: times.updatedAt,
      },
    },
    Restored: {
      schema: restored,
      example: { kind: 'post', id, slug: 'ma-and-the-remote-2', slugBefore: 'ma-and-the-remote' },
    },
  },
  routes: {
    list: {
      summary: 'What is in the trash, deleted last first',
      description: 'Without what was restored, and without what has been kept for its time.',
    },
    restore: {
      summary: 'Put something back from the trash',
      description:
        'It is again as it was, with its id and its times. A post whose slug is taken by now gets the next free one, and `slugBefore` says which it had. Restored once more it answers the same.',
      refusals: ['trash-not-found', 'slug-taken'],
    },
    remove: {
      summary: 'Delete something in the trash for good',
      description: 'There is no way back.',
      refusals: ['trash-not-found'],
    },
  },
} as const
