import type { Context } from 'aws-lambda'
import type { HttpEvent } from '../http/event.ts'
import { groupOf } from './nouns.computed.ts'

/** Each loads at its first call, since a cold start waits for all that loads before. */
const groups = {
  audit: () => import('./audit.ts'),
  numbers: () => import('./numbers.ts'),
  pitches: () => import('./pitches.ts'),
  replies: () => import('./replies.ts'),
  sections: () => import('./sections.ts'),
  settings: () => import('./settings.ts'),
  trash: () => import('./trash.ts'),
}

const isGroup = (name: string | undefined): name is keyof typeof groups =>
  name !== undefined && name in groups

/** The small nouns of the office, which a dashboard asks for together. */
export const handler = async (event: HttpEvent, context: Context) => {
  const name = groupOf[event.routeKey]
  // Any of them refuses what is no route of its own.
  const { handler: answer } = await groups[isGroup(name) ? name : 'settings']()
  return answer(event, context)
}
