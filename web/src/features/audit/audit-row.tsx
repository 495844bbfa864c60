import { type AuditEntry, auditActions, auditNouns } from '@bong-bari/contract'
import { clockInKolkata } from '@bong-bari/site'
import { Clock, MonitorSmartphone, PencilLine, User } from 'lucide-react'
import { Badge } from '../../office/list/badge.tsx'
import { Row, RowFact, RowFacts, RowTitle, RowWords } from '../../office/list/row.tsx'
import { nameOfLeft } from '../../office/page/name-of-left.ts'
import { Link } from '../../ui/link.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'

/** Unknown names, of a newer server, are shown as they are. */
const wordOf = (words: Record<string, string>, name: string) => words[name] ?? name

const alarming = ['password-refused', 'erased']

const Name = ({ noun, of, label, by }: AuditEntry) => {
  if (noun === 'lead' && of)
    return label ? (
      <Link to={`/admin?lead=${encodeURIComponent(of)}`} className="underline">
        <bdi>
          <MixedText>{label}</MixedText>
        </bdi>
      </Link>
    ) : (
      'a request that was erased since'
    )
  const name = label ?? (noun === 'user' ? undefined : of)
  if (!name || name === by) return null
  return (
    <bdi>
      <MixedText>{name}</MixedText>
    </bdi>
  )
}

export const AuditRow = ({ entry, hasLeft }: { entry: AuditEntry; hasLeft: boolean }) => {
  const { action, at, by, session, noun, fields } = entry
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <b>{wordOf(auditActions, action)}</b> <Name {...entry} />
        </RowTitle>
        <RowFacts>
          {noun && (
            <Badge tone={alarming.includes(action) ? 'amber' : 'grey'}>
              {wordOf(auditNouns, noun)}
            </Badge>
          )}
          <RowFact icon={User}>{by === null ? 'Operator' : hasLeft ? nameOfLeft(by) : by}</RowFact>
          <RowFact icon={Clock}>
            <time dateTime={at}>{clockInKolkata(at).slice(11)}</time>
          </RowFact>
          {session && <RowFact icon={MonitorSmartphone}>Session {session}</RowFact>}
          {fields.length > 0 && <RowFact icon={PencilLine}>{fields.join(', ')}</RowFact>}
        </RowFacts>
      </RowWords>
    </Row>
  )
}
