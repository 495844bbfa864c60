import { unreadableHeader, unreadableText } from '@bong-bari/contract'
import { metric } from '@bong-bari/table/metric'
import { notingUnreadable, type UnreadableItem } from '@bong-bari/table/unreadable'
import type { Answer, HttpEvent } from './event.ts'

const told = new Set<string>()

/** Once per item and instance. */
const tell = ({ kind, id }: UnreadableItem) => {
  const name = `${kind} ${id}`
  if (told.has(name)) return
  told.add(name)
  console.log(JSON.stringify({ level: 'error', unreadable: kind, id }))
  metric('UnreadableItems', 1)
}

export const withUnreadable = async <Result>(run: () => Promise<Result>) => {
  const unreadable: UnreadableItem[] = []
  try {
    return { result: await notingUnreadable(unreadable, run), unreadable }
  } finally {
    unreadable.forEach(tell)
  }
}

/** Only with a session, by a header. */
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
