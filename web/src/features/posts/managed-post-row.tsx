import { type ListedPost, type ManagedPost, postStatusAt } from '@bong-bari/contract'
import { longDate, momentWords } from '@bong-bari/site'
import { cut } from '@bong-bari/text'
import { CalendarDays, Check, Clock, ExternalLink, PencilLine } from 'lucide-react'
import { Badge } from '../../office/list/badge.tsx'
import { ChangedBy, RowFact, RowFacts, RowText, RowTitle } from '../../office/list/row.tsx'
import { ResourceRow, type Tools } from '../../office/resource/resource-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { titleOf } from './managed-posts.ts'

/** Status at `now`; of a scheduled post, when it is published. */
const StatusBadge = ({ post, now }: { post: ManagedPost; now: number }) => {
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

/** Characters of content in a row. */
const shown = 200

const beginningOf = ({ content }: ListedPost) =>
  content.length > shown ? `${cut(content, shown)}...` : content

const dateOf = ({ date, publishAt, createdAt }: ListedPost) =>
  date?.trim() ? date : longDate(publishAt ?? createdAt)

const pathOf = (slug: string) => `/blog/${encodeURIComponent(slug)}`

type ManagedPostRowProps = { post: ListedPost; now: number; tools: Tools }

export const ManagedPostRow = ({ post, now, tools }: ManagedPostRowProps) => {
  const title = titleOf(post)
  const isPublic = postStatusAt(post, new Date(now)) === 'published'
  return (
    <ResourceRow
      item={post}
      tools={tools}
      more={
        isPublic &&
        post.slug !== null && (
          <ButtonLink
            variant="secondary"
            iconOnly
            href={pathOf(post.slug)}
            target="_blank"
            rel="noopener"
            aria-label={`View ${title} (opens in a new tab)`}
          >
            <ExternalLink />
          </ButtonLink>
        )
      }
    >
      <RowTitle>
        {post.title.trim() ? <MixedText>{post.title}</MixedText> : <i>{title}</i>}
      </RowTitle>
      <RowText>
        <MixedText>{beginningOf(post)}</MixedText>
      </RowText>
      <RowFacts>
        <StatusBadge post={post} now={now} />
        {post.hasChanges && <Badge tone="amber">Changes not public yet</Badge>}
        {isPublic && <RowFact icon={CalendarDays}>{dateOf(post)}</RowFact>}
        {post.slug !== null && <span className="wrap-anywhere min-w-0">{pathOf(post.slug)}</span>}
        <ChangedBy of={post} />
      </RowFacts>
    </ResourceRow>
  )
}
