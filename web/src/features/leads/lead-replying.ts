import { useEffect } from 'react'
import { createStore } from '../../ui/create-store.ts'

const replying = createStore<string | undefined>(undefined)

export const replyTo = replying.set

/** Whether this lead is being answered; leaving it ends that. */
export const useReplying = (id: string) => {
  const isReplying = replying.use() === id
  useEffect(
    () => () => {
      if (replying.get() === id) replyTo(undefined)
    },
    [id],
  )
  return isReplying
}
