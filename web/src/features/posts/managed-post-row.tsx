import { type ListedPost, postStatusAt } from '@bong-bari/contract'
import { longDate } from '@bong-bari/site'
import { cut } from '@bong-bari/text'
import { CalendarDays, ExternalLink } from 'lucide-react'
import { Badge } from '../../office/badge.tsx'
import { ChangedBy } from '../../office/changed-by.tsx'
import { ResourceRow, type Tools } from '../../office/resource-list.tsx'
import { RowFact, RowFacts, RowText, RowTitle } from '../../office/row.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { StatusBadge } from './status-badge.tsx'
import { titleOf } from './title-of.ts'

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
