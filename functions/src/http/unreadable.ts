import { unreadableHeader, unreadableText } from '@bong-bari/contract'
import { notingUnreadable, type UnreadableItem } from '@bong-bari/table/unreadable'
import type { Answer, HttpEvent } from './event.ts'
import { metric } from './metric.ts'

/** What this instance has told of already. */
const told = new Set<string>()

/** One line and one count for each item, the first time that this instance meets it. */
const tell = ({ kind, id }: UnreadableItem) => {
  const name = `${kind} ${id}`
  if (told.has(name)) return
  told.add(name)
  console.log(JSON.stringify({ level: 'error', unreadable: kind, id }))
  metric('UnreadableItems', 1)
}

/** Runs, logs and counts what could not be read meanwhile, and answers it beside the result. */
export const withUnreadable = async <Result>(run: () => Promise<Result>) => {
  const unreadable: UnreadableItem[] = []
  try {
    return { result: await notingUnreadable(unreadable, run), unreadable }
  } finally {
    unreadable.forEach(tell)
  }
}

/** Answers; a caller with a session is told in a header what was left out because it cannot be read. */
export const tellingUnreadable = async (
  event: HttpEvent,
  answer: () => Promise<Answer>,
): Promise<Answer> => {
  const { result, unreadable } = await withUnreadable(answer)
  if (!unreadable.length || !event.headers.authorization) return result
  return {
    ...result,
    headers: { ...result.headers, [unreadableHeader]: unreadableText(unreadable) },
  }
}
