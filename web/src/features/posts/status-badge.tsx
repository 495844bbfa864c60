import { type ManagedPost, postStatusAt } from '@bong-bari/contract'
import { momentWords } from '@bong-bari/site'
import { Check, Clock, PencilLine } from 'lucide-react'
import { Badge } from '../../office/badge.tsx'

/** Status at `now`; of a scheduled post, when it is published. */
export const StatusBadge = ({ post, now }: { post: ManagedPost; now: number }) => {
  const status = postStatusAt(post, new Date(now))
  if (status === 'draft')
    return (
      <Badge tone="grey" icon={PencilLine}>
        Draft
      </Badge>
    )
  if (status === 'published')
    return (
      <Badge tone="green" icon={Check}>
        Published
      </Badge>
    )
  return (
    <>
      <Badge tone="amber" icon={Clock}>
        Scheduled
      </Badge>
      {post.publishAt && <b className="font-medium">for {momentWords(post.publishAt, now)}</b>}
    </>
  )
}
