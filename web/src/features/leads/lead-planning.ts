import type { Lead } from '@bong-bari/contract'
import { useEffect } from 'react'
import { createStore } from '../../ui/create-store.ts'

const planning = createStore<Lead | undefined>(undefined)

export const planFollowUpOf = planning.set

/** The lead whose follow-up day is being chosen; leaving the list ends that. */
export const usePlanning = () => {
  useEffect(() => () => planFollowUpOf(undefined), [])
  return planning.use()
}
