import type { Context } from 'aws-lambda'
import type { HttpEvent } from '../http/event.ts'
import { groupOf } from './nouns.computed.ts'

/** Each loads at its first call, because a cold start waits for everything that loads eagerly. */
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

/** One function answers for the small nouns of the office, because a dashboard asks for them together. */
export const handler = async (event: HttpEvent, context: Context) => {
  const name = groupOf[event.routeKey]
  // For an unknown route any group will do, as each refuses routes that are not its own.
  const { handler: answer } = await groups[isGroup(name) ? name : 'settings']()
  return answer(event, context)
}
