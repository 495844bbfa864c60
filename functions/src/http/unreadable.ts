import { metric } from '@bong-bari/table/metric'
import { notingUnreadable, type UnreadableItem } from '@bong-bari/table/unreadable'

const logged = new Set<string>()

/** Logs an item that its schema refuses, once in each instance. */
const logUnreadable = ({ kind, id }: UnreadableItem) => {
  const name = `${kind} ${id}`
  if (logged.has(name)) return
  logged.add(name)
  console.log(JSON.stringify({ level: 'error', unreadable: kind, id }))
  metric('UnreadableItems', 1)
}

/** Runs `run`, and logs and returns the items that its lists left out. */
export const withUnreadable = async <Result>(run: () => Promise<Result>) => {
  const unreadable: UnreadableItem[] = []
  try {
    return { result: await notingUnreadable(unreadable, run), unreadable }
  } finally {
    unreadable.forEach(logUnreadable)
  }
}
