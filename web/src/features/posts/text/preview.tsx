import type { ManagedPost } from '@bong-bari/contract'
import { memo, startTransition, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type DrawPost, type PostBody, type PostValues, shownPost } from '../data/values.ts'
import { withoutPlaceholders } from './edits.ts'

/** A text up to this long is drawn with every key; a longer one when typing rests. */
const maxImmediateLength = 12_000
const drawDelayMs = 350

/** Follows the form's values for drawing, at a lower priority than typing. */
const useShownValues = ({ subscribe, getValues }: UseFormReturn<PostValues, unknown, PostBody>) => {
  const [shown, setShown] = useState(() => getValues())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => startTransition(() => setShown(getValues()))
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer)
        if (values.content.length <= maxImmediateLength) show()
        else timer = setTimeout(show, drawDelayMs)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [subscribe, getValues])
  return shown
}

type TextPreviewProps = {
  form: UseFormReturn<PostValues, unknown, PostBody>
  post?: ManagedPost | undefined
  image?: string | undefined
  draw: DrawPost
}

export const TextPreview = memo(({ form, post, image, draw }: TextPreviewProps) => {
  const values = useShownValues(form)
  const content = withoutPlaceholders(values.content)
  return (
    <article
      data-look="house"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, and so it is reached by keys
      tabIndex={0}
      className="sticky top-0 max-h-[calc(78*var(--dvh))] overflow-auto rounded-md border border-khata-200 bg-chun-50 px-5 pt-4.5 pb-6 max-md:static max-md:max-h-[calc(52*var(--dvh))]"
      aria-label="Live preview"
    >
      {draw({
        ...shownPost({ ...values, content }, image, post),
        format: post?.format ?? 'markdown',
      })}
    </article>
  )
})
