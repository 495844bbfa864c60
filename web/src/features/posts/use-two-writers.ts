import { api, openBeat } from '@bong-bari/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { call, hasSession, keyOf } from '../../api.ts'
import type { useEditor } from '../../office/use-editor.ts'
import { tabName } from './kept-posts.ts'
import { type EditedPost, type PostBody, type PostValues, snapshotAfter } from './post-values.ts'

/** Typing rests after this, in ms. */
const rest = 1_500

/** Calls `act` once nobody types: no key for a moment, and nothing half composed. */
const useRest = (form: RefObject<HTMLFormElement | null>, act: () => void) => {
  const latest = useRef(act)
  latest.current = act
  const later = useRef(() => {})
  useEffect(() => {
    const node = form.current
    if (!node) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isComposing = false
    const listening = new AbortController()
    const stop = () => {
      clearTimeout(timer)
      timer = undefined
    }
    const wait = () => {
      stop()
      if (isComposing) return
      timer = setTimeout(() => {
        stop()
        latest.current()
      }, rest)
    }
    const on = (name: string, hear: () => void) =>
      node.addEventListener(name, hear, { signal: listening.signal })
    on('input', wait)
    on('compositionstart', () => {
      isComposing = true
      stop()
    })
    on('compositionend', () => {
      isComposing = false
      wait()
    })
    later.current = () => {
      if (timer === undefined) wait()
    }
    return () => {
      stop()
      listening.abort()
    }
  }, [form])
  return later
}

type TwoWritersSettings = {
  editor: Pick<
    ReturnType<typeof useEditor<PostValues, PostBody, EditedPost>>,
    'node' | 'take' | 'mergeIncoming' | 'hasIncoming'
  >
  post: EditedPost | undefined
  postNow: RefObject<EditedPost | undefined>
  stand: (post: EditedPost) => void
  /** Whether a save is running or due: its answer brings the others' changes. */
  isBehind: () => boolean
  isBusy: boolean
}

const versionsOf = (post: EditedPost | undefined) => ({
  version: post?.version ?? 0,
  changes: post?.changes?.version ?? 0,
})

/** Who else has a post open; what they save is merged while nobody types here. */
export const useTwoWriters = (settings: TwoWritersSettings) => {
  const { editor, post, postNow, stand, isBehind, isBusy } = settings
  const { node, take, mergeIncoming, hasIncoming } = editor
  const id = post?.id ?? ''
  const known = versionsOf(post)
  const { data } = useQuery({
    queryKey: [...keyOf(api.posts.open, { params: { id }, query: { editor: '', ...known } })],
    queryFn: ({ signal }) => {
      const query = { editor: tabName(), ...versionsOf(postNow.current) }
      return call(api.posts.open, { params: { id }, query }, { signal })
    },
    enabled: post !== undefined && hasSession(),
    refetchInterval: openBeat,
    refetchOnWindowFocus: true,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })

  const later = useRest(node, () => void mergeIncoming())

  const others = data?.others ?? []
  const isNews = others.some(
    ({ version, changes }) => version > known.version || changes > known.changes,
  )
  const look = async () => {
    const before = postNow.current
    if (!before || isBehind()) return
    const now = await call(api.posts.managed, { params: { id: before.id } })
    if (isBehind() || postNow.current !== before) return
    stand(now)
    take(snapshotAfter(now, before))
    later.current()
  }
  const looking = useRef(look)
  looking.current = look
  // Tried after each answer: the last try may have met a running save.
  useEffect(() => {
    if (isNews && data) void looking.current().catch(() => {})
  }, [isNews, data])

  // What a save found is merged once nobody types.
  useEffect(() => {
    if (!isBusy && hasIncoming()) later.current()
  })

  return others
}
