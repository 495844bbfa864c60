import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useNow } from '../../office/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { lastingBeginning, useHasKept } from '../../ui/kept.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { useIsOffline } from '../../ui/use-is-offline.ts'
import { unsentPosts } from './kept-posts.ts'
import { titleOf } from './title-of.ts'

/** Drafts with words on this device alone, such as those of a tab that closed without a connection. */
export const UnsentPosts = ({
  openId,
  prefetch,
  onOpen,
}: {
  openId?: string | undefined
  /** Brings what opening one needs: by then there may be no connection. */
  prefetch: () => void
  onOpen: (id: string) => void
}) => {
  const isOffline = useIsOffline()
  const now = useNow()
  const mayHave = useHasKept(lastingBeginning)
  const unsent = mayHave ? unsentPosts(now).filter(({ id }) => id !== openId) : []
  const hasUnsent = unsent.length > 0
  useEffect(() => {
    if (hasUnsent && !isOffline) prefetch()
  }, [hasUnsent, isOffline, prefetch])
  if (!hasUnsent) return null
  return (
    <ul className="mb-2.5 grid gap-2" aria-label="Words that are on this device alone">
      {unsent.map(({ key, id, title }) => (
        <li
          key={key}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-taxi-500 border-l-3 bg-taxi-100 py-1.5 pr-2 pl-3 text-taxi-800"
        >
          <span className="flex min-w-0 flex-1 items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-[17px] [&>svg]:flex-none">
            <CloudOff />
            <span className="wrap-anywhere min-w-0">
              What was written last of “<MixedText>{titleOf({ title })}</MixedText>” is on this
              device alone.
            </span>
          </span>
          <Button variant="secondary" onClick={() => onOpen(id)}>
            {isOffline ? 'Open' : 'Open and send'}
          </Button>
        </li>
      ))}
    </ul>
  )
}
