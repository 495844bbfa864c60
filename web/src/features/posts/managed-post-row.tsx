import type { ManagedPost } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'
import { CalendarDays, Check, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { Badge } from '../../office/badge.tsx'
import { ChangedBy } from '../../office/changed-by.tsx'
import { Row, RowFact, RowFacts, RowText, RowTitle, RowTools, RowWords } from '../../office/row.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { longDate } from '../../ui/long-date.ts'
import { MixedText } from '../../ui/mixed-text.tsx'

/** Characters of the content that the list shows. */
const shown = 200

const beginningOf = ({ content }: ManagedPost) =>
  content.length > shown ? `${cut(content, shown)}...` : content

const dateOf = ({ date, createdAt }: ManagedPost) => (date?.trim() ? date : longDate(createdAt))

const pathOf = ({ slug, id }: ManagedPost) => `/blog/${encodeURIComponent(slug ?? id)}`

type ManagedPostRowProps = { post: ManagedPost; onEdit: () => void; onDelete: () => void }

export const ManagedPostRow = ({ post, onEdit, onDelete }: ManagedPostRowProps) => (
  <Row>
    <RowWords>
      <RowTitle>
        <MixedText>{post.title}</MixedText>
      </RowTitle>
      <RowText>
        <MixedText>{beginningOf(post)}</MixedText>
      </RowText>
      <RowFacts>
        <Badge tone="green" icon={Check}>
          Published
        </Badge>
        <RowFact icon={CalendarDays}>{dateOf(post)}</RowFact>
        <span className="wrap-anywhere min-w-0">{pathOf(post)}</span>
        <ChangedBy of={post} />
      </RowFacts>
    </RowWords>
    <RowTools>
      <ButtonLink
        variant="secondary"
        iconOnly
        href={pathOf(post)}
        target="_blank"
        rel="noopener"
        aria-label={`View ${post.title} (opens in a new tab)`}
      >
        <ExternalLink />
      </ButtonLink>
      <Button variant="secondary" iconOnly aria-label={`Edit ${post.title}`} onClick={onEdit}>
        <Pencil />
      </Button>
      <Button variant="danger" iconOnly aria-label={`Delete ${post.title}`} onClick={onDelete}>
        <Trash2 />
      </Button>
    </RowTools>
  </Row>
)
