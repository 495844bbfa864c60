import { api, type BodyOf, differenceOf, limits } from '@bong-bari/contract'
import { type RefObject, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call, isUnauthorized } from '../../api.ts'
import { isPassing } from '../../office/failure.ts'
import { ownDraft } from '../../office/own-draft.ts'
import { keep, keptKeys, lastingPrefix, readKept } from '../../ui/kept.ts'
import { newKey } from '../../ui/new-key.ts'
import { type EditedPost, type PostBody, type PostValues, valuesOf } from './post-values.ts'

type Words = BodyOf<typeof api.posts.keepAside>
/** Words wiped before the server had them; without an id for a new post. */
type Wiped = { id?: string | undefined; begun: string; words: Words }

const beginning = `${lastingPrefix}wiped:`

/** Whether a change removed so much at once that it may be a slip. */
export const isWipe = (before: string, after: string) => {
  const { from, until } = differenceOf(before, after)
  const { share, characters } = limits.removal
  return until - from >= characters && until - from > before.length * share
}

const waiting = () =>
  keptKeys(beginning)
    .filter((key) => key.endsWith(ownDraft('')))
    .flatMap((key) => {
      const wiped = readKept(key) as Wiped | undefined
      return wiped?.words ? [{ key, ...wiped }] : []
    })

let isSending = false

/** Makes wiped words an earlier version; what cannot be sent yet waits on this device. */
const sendWiped = async () => {
  if (isSending) return
  isSending = true
  const next = () => waiting().find(({ id }) => id)
  try {
    for (let wiped = next(); wiped?.id; wiped = next()) {
      const { key, id, words } = wiped
      try {
        await call(api.posts.keepAside, { params: { id }, body: words })
      } catch (error) {
        if (isPassing(error) || isUnauthorized(error)) return
      }
      keep(key, undefined)
    }
  } finally {
    isSending = false
  }
}

const sendSoon = () => void sendWiped()

type WipedWordsSettings = {
  form: UseFormReturn<PostValues, unknown, PostBody>
  begun: string
  post: EditedPost | undefined
  postNow: RefObject<EditedPost | undefined>
}

/** Keeps words that a slip wipes before they were saved, as an earlier version of the post. */
export const useWipedWords = ({ form, begun, post, postNow }: WipedWordsSettings) => {
  const { subscribe, getValues } = form
  const before = useRef(getValues())
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          const { title, content, excerpt, date } = before.current
          before.current = getValues()
          if (!isWipe(content, before.current.content)) return
          const known = postNow.current
          if (known && valuesOf(known).content === content) return
          const key = ownDraft(`${beginning}${newKey()}`)
          keep(key, { id: known?.id, begun, words: { title, content, excerpt, date } })
          sendSoon()
        },
      }),
    [subscribe, getValues, begun, postNow],
  )
  const id = post?.id
  useEffect(() => {
    if (!id) return
    for (const { key, ...wiped } of waiting())
      if (!wiped.id && wiped.begun === begun) keep(key, { ...wiped, id })
    sendSoon()
    addEventListener('online', sendSoon)
    return () => removeEventListener('online', sendSoon)
  }, [id, begun])
}
