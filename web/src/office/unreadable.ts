import { type UnreadableKind, unreadableHeader, unreadableIn } from '@bong-bari/contract'
import { useSyncExternalStore } from 'react'
import { hasSession, hearAnswers, onAuthChange } from '../api.ts'

type Unreadable = ReturnType<typeof unreadableIn>[number]

/** Items left out of the latest answer, by address. */
const leftOut = new Map<string, Unreadable[]>()
const listeners = new Set<() => void>()
let known: Unreadable[] = []

const isSame = (a: Unreadable, b: Unreadable) => a.kind === b.kind && a.id === b.id

const update = () => {
  const all = [...leftOut.values()].flat()
  known = all.filter((one, place) => all.findIndex((other) => isSame(one, other)) === place)
  for (const listener of listeners) listener()
}

hearAnswers((path, headers) => {
  const items = unreadableIn(headers.get(unreadableHeader))
  if (!items.length && !leftOut.has(path)) return
  leftOut.set(path, items)
  update()
})

const forgetAll = () => {
  if (hasSession() || !leftOut.size) return
  leftOut.clear()
  update()
}

if (typeof window !== 'undefined') onAuthChange(forgetAll)

export const forgetUnreadable = (gone: Unreadable) => {
  for (const [path, items] of leftOut)
    leftOut.set(
      path,
      items.filter((one) => !isSame(one, gone)),
    )
  update()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUnreadable = (kind: UnreadableKind): string[] =>
  useSyncExternalStore(subscribe, () => known)
    .filter((one) => one.kind === kind)
    .map(({ id }) => id)
