import { api, isPostId, type ManagedPost } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { call, keyOf } from '../../api.ts'
import { useNow } from '../../office/page/relative-time.ts'
import { Button } from '../../ui/button.tsx'
import { lastingPrefix, useHasKept } from '../../ui/kept.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { useIsOffline } from '../../ui/use-is-offline.ts'
import { forgetUnsent, unsentPosts } from './kept-posts.ts'
import { titleOf } from './managed-posts.ts'
import { postFields, valuesOf } from './post-values.ts'

type Unsent = ReturnType<typeof unsentPosts>[number]

const lacks = (post: ManagedPost, { words }: Unsent) => {
  const stands = valuesOf(post)
  return postFields.some((name) => {
    const typed = String(words[name] ?? '').trim()
    return typed !== stands[name].trim() && typed !== String(Object(words.base)[name] ?? '').trim()
  })
}

type RowProps = { unsent: Unsent; isOffline: boolean; onOpen: (id: string) => void }

const Row = ({ unsent, isOffline, onOpen }: RowProps) => {
  const { key, id, title, isTried } = unsent
  const asked = { params: { id } }
  const { data } = useQuery({
    // No editor begins from this copy.
    queryKey: [...keyOf(api.posts.managed, asked), 'unsent'],
    queryFn: ({ signal }) => call(api.posts.managed, asked, { signal }),
    enabled: isPostId(id) && !isOffline,
    gcTime: 0,
  })
  const isSaved = data !== undefined && !lacks(data, unsent)
  useEffect(() => {
    if (isSaved) forgetUnsent(key)
  }, [isSaved, key])
  if (isSaved) return null
  const shown = <MixedText>{titleOf({ title })}</MixedText>
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-taxi-500 border-l-3 bg-taxi-100 py-1.5 pr-2 pl-3 text-taxi-800">
      <span className="flex min-w-0 flex-1 items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-[17px] [&>svg]:flex-none">
        <CloudOff />
        <span className="wrap-anywhere min-w-0">
          {data || !isTried ? (
            <>What was written last of “{shown}” is on this device alone.</>
          ) : (
            <>Nobody knows yet whether what was written last of “{shown}” is saved.</>
          )}
        </span>
      </span>
      <Button variant="secondary" onClick={() => onOpen(id)}>
        {isOffline ? 'Open' : 'Open and send'}
      </Button>
    </li>
  )
}

/** Words kept on this device, such as those of a tab that closed offline. */
export const UnsentPosts = ({
  openId,
  prefetch,
  onOpen,
}: {
  openId?: string | undefined
  /** Loads what opening one needs, while there is a connection. */
  prefetch: () => void
  onOpen: (id: string) => void
}) => {
  const isOffline = useIsOffline()
  const now = useNow()
  const mayHave = useHasKept(lastingPrefix)
  const unsent = mayHave && !openId ? unsentPosts(now) : []
  const hasUnsent = unsent.length > 0
  useEffect(() => {
    if (hasUnsent && !isOffline) prefetch()
  }, [hasUnsent, isOffline, prefetch])
  if (!hasUnsent) return null
  return (
    <ul className="mb-2.5 grid gap-2" aria-label="Words that are kept on this device">
      {unsent.map((one) => (
        <Row key={one.key} unsent={one} isOffline={isOffline} onOpen={onOpen} />
      ))}
    </ul>
  )
}
