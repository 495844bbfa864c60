import { startTransition, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PostBody, PostValues } from './post-values.ts'
import { type Media, mediaIn } from './text-media.ts'

/** The media of what is typed; no key waits for it. */
export const useTextMedia = ({
  subscribe,
  getValues,
}: UseFormReturn<PostValues, unknown, PostBody>) => {
  const [media, setMedia] = useState(() => mediaIn(getValues('content')))
  useEffect(() => {
    const look = (content: string) =>
      startTransition(() => setMedia((was) => unlessSame(was, mediaIn(content))))
    look(getValues('content'))
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => look(values.content),
    })
  }, [subscribe, getValues])
  return media
}

/** Positions change with every key above, and are looked up when needed. */
const shownOf = (media: readonly Media[]) =>
  JSON.stringify(media.map(({ from: _, to: __, ...shown }) => shown))

const unlessSame = (was: Media[], now: Media[]) => (shownOf(was) === shownOf(now) ? was : now)
