import type { Context } from 'aws-lambda'
import type { HttpEvent } from '../http/event.ts'
import { groupOf } from './nouns.computed.ts'

type Handler = (event: HttpEvent, context: Context) => Promise<unknown>

/**
 * One function answers for the small nouns of the office, because a dashboard asks for them together. Each group has a file of its name,
 * which loads at its first call, because a cold start waits for everything that loads eagerly.
 */
export const handler: Handler = async (event, context) => {
  // For an unknown route any group will do, as each refuses routes that are not its own.
  const group = groupOf[event.routeKey] ?? 'settings'
  const { handler: answer }: { handler: Handler } = await import(`./groups/${group}.ts`)
  return answer(event, context)
}
