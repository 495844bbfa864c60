import { startTransition, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PostBody, PostValues } from './post-values.ts'

/** A text up to this long is drawn with every key; a longer one when typing rests. */
const longestAtOnce = 12_000
const restMilliseconds = 350

/** The form's values for drawing: no key waits for that. */
export const useShownValues = (
  { subscribe, getValues }: UseFormReturn<PostValues, unknown, PostBody>,
  atOnce = longestAtOnce,
) => {
  const [shown, setShown] = useState(() => getValues())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => startTransition(() => setShown(getValues()))
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer)
        if (values.content.length <= atOnce) show()
        else timer = setTimeout(show, restMilliseconds)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [subscribe, getValues, atOnce])
  return shown
}
