import type { Reply } from '@bong-bari/contract'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../office/badge.tsx'
import { ChangedBy } from '../../office/changed-by.tsx'
import { Row, RowFacts, RowTitle, RowTools, RowWords } from '../../office/row.tsx'
import { DeleteTool, EditTool } from '../../office/row-tools.tsx'
import { Button } from '../../ui/button.tsx'
import { langOf } from '../../ui/lang-of.ts'
import type { ReplyValues } from './use-reply-editor.ts'

type Words = { name: string; bodyBn: string | null; bodyEn: string | null }

const Text = ({ children }: { children: string | null }) =>
  children && (
    <p className="wrap-anywhere line-clamp-2 text-khata-700 leading-[1.5]" lang={langOf(children)}>
      {children}
    </p>
  )

const ReplyWords = ({ name, bodyBn, bodyEn, children }: Words & { children?: ReactNode }) => (
  <RowWords>
    <RowTitle>
      <span lang={langOf(name)}>{name}</span>
    </RowTitle>
    <Text>{bodyBn}</Text>
    <Text>{bodyEn}</Text>
    <RowFacts className="mt-[3px]">
      {bodyBn && <Badge tone="teal">Bengali</Badge>}
      {bodyEn && <Badge tone="blue">English</Badge>}
      {children}
    </RowFacts>
  </RowWords>
)

type ReplyRowProps = { reply: Reply; onEdit: () => void; onDelete: () => void }

export const ReplyRow = ({ reply, onEdit, onDelete }: ReplyRowProps) => (
  <Row>
    <ReplyWords {...reply}>
      <ChangedBy of={reply} />
    </ReplyWords>
    <RowTools>
      <EditTool name={reply.name} onClick={onEdit} />
      <DeleteTool name={reply.name} onClick={onDelete} />
    </RowTools>
  </Row>
)

/** One that the product brings, which becomes the team's own once it is saved. */
export const OfferedReplyRow = ({ reply, onUse }: { reply: ReplyValues; onUse: () => void }) => (
  <Row>
    <ReplyWords {...reply}>
      <Badge>Comes with the house</Badge>
    </ReplyWords>
    <RowTools>
      <Button variant="secondary" aria-label={`Make it our own: ${reply.name}`} onClick={onUse}>
        <Copy />
        Make it our own
      </Button>
    </RowTools>
  </Row>
)
