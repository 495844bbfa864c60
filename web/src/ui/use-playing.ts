import { useEffect, useId } from 'react'
import { createStore } from './create-store.ts'

const playing = createStore<string | undefined>(undefined)

/** One film plays at a time; leaving its page stops it. */
export const usePlaying = () => {
  const id = useId()
  const isPlaying = playing.use() === id
  useEffect(
    () => () => {
      if (playing.get() === id) playing.set(undefined)
    },
    [id],
  )
  return { isPlaying, play: () => playing.set(id), stop: () => playing.set(undefined) }
}

export const useIsWatched = () => playing.use() !== undefined
