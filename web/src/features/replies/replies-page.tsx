import { promiseIn, replyTemplatesWith } from '@bong-bari/site'
import { Copy, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../office/list/badge.tsx'
import { ChangedBy, Row, RowFacts, RowTitle, RowTools, RowWords } from '../../office/list/row.tsx'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { useEditorAddress } from '../../office/page/search-params.ts'
import { useItems } from '../../office/resource/resource.ts'
import {
  ResourceEditing,
  ResourceList,
  ResourceRow,
  Rows,
} from '../../office/resource/resource-list.tsx'
import { langOf } from '../../plain/lang-of.ts'
import { useSiteSettings } from '../../site/settings.ts'
import { Button } from '../../ui/button.tsx'
import { ReplyEditor, type ReplyValues, replies } from './reply-editor.tsx'

type Words = { name: string; bodyBn: string | null; bodyEn: string | null }

const Text = ({ children }: { children: string | null }) =>
  children && (
    <p className="wrap-anywhere line-clamp-2 text-khata-700 leading-[1.5]" lang={langOf(children)}>
      {children}
    </p>
  )

const ReplyWords = ({ name, bodyBn, bodyEn, children }: Words & { children?: ReactNode }) => (
  <>
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
  </>
)

/** Built-in templates, which become the team's once saved. */
const Offered = ({ offered, onUse }: { offered: ReplyValues[]; onUse: (id: string) => void }) => (
  <>
    <p className="mb-2.5 text-khata-700">
      You have no templates yet, so these are offered. Copy one and edit it, or begin a new one.
    </p>
    <Rows>
      {offered.map((reply, index) => (
        <Row key={reply.name}>
          <RowWords>
            <ReplyWords {...reply}>
              <Badge>Built in</Badge>
            </ReplyWords>
          </RowWords>
          <RowTools>
            <Button
              variant="secondary"
              aria-label={`Copy and edit: ${reply.name}`}
              onClick={() => onUse(`new-${index}`)}
            >
              <Copy />
              Copy and edit
            </Button>
          </RowTools>
        </Row>
      ))}
    </Rows>
  </>
)

export const RepliesPage = () => {
  const { items, error, refetch } = useItems(replies)
  const offered = replyTemplatesWith(promiseIn(useSiteSettings().replyPromise))
  const { openId, open, close } = useEditorAddress('reply')
  const start = offered[Number(openId?.match(/^new-(\d)$/)?.[1])]
  return (
    <PageFrame
      title="Replies"
      words="What brands are answered with, by WhatsApp or mail."
      narrow
      actions={
        <Button onClick={() => open('new')}>
          <Plus />
          Add Reply Template
        </Button>
      }
    >
      <h2 className="sr-only">Reply templates</h2>
      <ResourceList
        of={replies}
        className="mt-3.5"
        {...{ items, error, onRetry: refetch, onEdit: open }}
        empty={<Offered offered={offered} onUse={open} />}
      >
        {(some, toolsOf) => (
          <Rows>
            {some.map((reply) => (
              <ResourceRow key={reply.id} item={reply} tools={toolsOf(reply)}>
                <ReplyWords {...reply}>
                  <ChangedBy of={reply} />
                </ReplyWords>
              </ResourceRow>
            ))}
          </Rows>
        )}
      </ResourceList>
      <ResourceEditing of={replies} {...{ openId, items, onClose: close }}>
        {(reply) => <ReplyEditor key={openId} {...{ reply, start, onClose: close }} />}
      </ResourceEditing>
    </PageFrame>
  )
}
