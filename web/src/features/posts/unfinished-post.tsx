import { api, type User } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { keyOf, queryClient } from '../../api.ts'
import { timeWithin } from '../../office/page/relative-time.ts'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { unfinishedPosts } from './kept-posts.ts'
import { titleOf, useManagedPosts } from './managed-posts.ts'

/** An older draft is not what somebody was writing lately, and would be offered with every new post. */
const maxAgeMs = 30 * 24 * 60 * 60_000

/** Letters of the text that stand for a missing title. */
const maxNameLetters = 60

const nameOf = (title: string, content: string) =>
  title.trim() || cut(content.trim(), maxNameLetters) || titleOf({ title })

const readUsername = () => queryClient.getQueryData<User>(keyOf(api.auth.me))?.username

/** What this person began last: words that only this device has, or else a draft on the server. */
const useUnfinishedPost = (currentId: string | undefined) => {
  // Read once, because what is typed into the new post is kept on this device too.
  const [openedAt] = useState(Date.now)
  const [onDevice] = useState(() => unfinishedPosts(openedAt)[0])
  const { posts = [] } = useManagedPosts({ status: 'draft', q: '' })
  if (onDevice) {
    const name = nameOf(onDevice.title, String(onDevice.words.content ?? ''))
    return { id: onDevice.id, name, where: 'It is on this device, and may not be saved yet.' }
  }
  const username = readUsername()
  const [draft] = posts
    .filter(
      ({ id, status, publishAt, changedBy, updatedAt }) =>
        id !== currentId &&
        status === 'draft' &&
        publishAt === null &&
        changedBy === username &&
        openedAt - Date.parse(updatedAt) < maxAgeMs,
    )
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
  if (!draft) return undefined
  const where = `Saved ${timeWithin(draft.updatedAt, openedAt)}.`
  return { id: draft.id, name: nameOf(draft.title, draft.content), where }
}

type UnfinishedPostOfferProps = {
  /** The post that is being written, once the server has it. */
  currentId: string | undefined
  onOpen: (id: string) => void
}

/** Offers above a new post to go on with the one that was begun before. It is never opened by itself. */
export const UnfinishedPostOffer = ({ currentId, onOpen }: UnfinishedPostOfferProps) => {
  const unfinished = useUnfinishedPost(currentId)
  if (!unfinished) return null
  const { id, name, where } = unfinished
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-field bg-jaanla-50 py-1 pr-1 pl-3 [&>svg]:size-[17px] [&>svg]:flex-none">
      <PencilLine aria-hidden="true" />
      <p className="wrap-anywhere min-w-0 flex-[1_1_12rem]">
        You began “<MixedText>{name}</MixedText>”.{' '}
        <span className="text-dense text-khata-700">{where}</span>
      </p>
      <Button variant="secondary" small onClick={() => onOpen(id)}>
        Go on with it
      </Button>
    </div>
  )
}
