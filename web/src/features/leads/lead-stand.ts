import type { Lead } from '@bong-bari/contract'
import { dayInKolkata, isDone, shortWeekday, stageOf } from '@bong-bari/site'
import { timeWithin } from '../../office/relative-time.ts'
import { channelWords } from './event-words.ts'
import { dueOf } from './lead-due.ts'

type Shown = Lead & { spam?: boolean }

/** `You answered by e-mail yesterday`; old replies have only a date. */
const answerWords = ({ lastReply, repliedAt }: Shown, me: string | undefined, now: number) => {
  if (!lastReply) return repliedAt ? `Answered ${timeWithin(repliedAt, now)}` : undefined
  const { by, channel, at } = lastReply
  const who = by === null ? 'Somebody' : by === me ? 'You' : by
  return `${who} answered ${channelWords[channel]} ${timeWithin(at, now)}`
}

const nextWords = ({ followUpOn }: Shown, now: number) =>
  followUpOn && `next ${shortWeekday(followUpOn, dayInKolkata(now))}`

/** The state of a lead in one line: due, answered, follow-up. `badge` is the urgent part. */
export const standOf = (lead: Shown, me: string | undefined, now: number) => {
  const stage = stageOf(lead)
  if (!stage) return undefined
  const due = dueOf(lead, now)
  const answered = answerWords(lead, me, now)
  const parts = {
    answer: [
      lead.wroteBackAt && `Wrote back ${timeWithin(lead.wroteBackAt, now)}`,
      due ? due.short : 'Not answered',
      lead.wroteBackAt && answered,
    ],
    answered: [answered, nextWords(lead, now)],
    done: [
      lead.leadStatus === 'dead' || !isDone(lead)
        ? 'Done: dead'
        : `Done ${timeWithin(lead.doneAt ?? '', now)}`,
      answered ?? 'not answered',
    ],
  }[stage].filter(Boolean)
  return { badge: due?.words ? due : undefined, words: parts.join(' · ') }
}
