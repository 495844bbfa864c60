import { useEffect } from 'react'
import { createStore } from '../../ui/create-store.ts'

/** The lead that is being answered. */
const replying = createStore<string | undefined>(undefined)

export const replyTo = replying.set

/** Whether this lead is being answered; who leaves it answers it no more. */
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
