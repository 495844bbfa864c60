import type { Numbers } from '@bong-bari/contract'
import { dayIn, site } from '@bong-bari/site'
import { leadCount } from '@bong-bari/table'
import { chatNumbers } from './chat-numbers.ts'
import { leadNumbers } from './lead-numbers.ts'
import { weeksUntil } from './weeks.ts'

/** The last `count` weeks, with the current one. */
export const readNumbers = async (count: number, now: Date): Promise<Numbers> => {
  const weeks = weeksUntil(now, count)
  const [leads, chat, all, late] = await Promise.all([
    leadNumbers(weeks),
    chatNumbers(weeks[0]?.from ?? '', now),
    leadCount({ waiting: true }),
    leadCount({
      filters: { due: 'late' },
      asker: { userId: '', today: dayIn(site.timeZone, now) },
    }),
  ])
  return { ...leads, chat, waiting: { all, late } }
}
