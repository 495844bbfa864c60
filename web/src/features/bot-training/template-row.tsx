import type { Template } from '@bong-bari/contract'
import { kolkataTime } from '@bong-bari/site'
import { ArrowDown01 } from 'lucide-react'
import { Badge } from '../../office/list/badge.tsx'
import { ChangedBy, RowFact, RowFacts } from '../../office/list/row.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { EntryTitle } from './entry-title.tsx'
import { wordOf } from './words.ts'

const DateBadge = ({ validFrom, validTo }: Template) => {
  const now = Date.now()
  if (now < Date.parse(validFrom)) return <Badge tone="blue">Scheduled</Badge>
  return validTo && Date.parse(validTo) <= now ? <Badge tone="amber">Ended</Badge> : null
}

export const TemplateRow = ({ entry }: { entry: Template }) => {
  const { name, content, templateType, language, displayOrder, validFrom, validTo } = entry
  return (
    <>
      <EntryTitle>
        <span lang={langOf(name)}>{name}</span>
        <Badge tone="green">{wordOf(templateType)}</Badge>
        <DateBadge {...entry} />
        {!entry.isActive && <Badge>Inactive</Badge>}
      </EntryTitle>
      <p className="wrap-anywhere line-clamp-3 leading-[1.5]" lang={langOf(content)}>
        {content}
      </p>
      <RowFacts className="mt-[3px]">
        <Badge>{wordOf(language)}</Badge>
        <RowFact icon={ArrowDown01}>Order {displayOrder}</RowFact>
        <span>
          From {kolkataTime(validFrom)}
          {validTo && ` to ${kolkataTime(validTo)}`}
        </span>
        <ChangedBy of={entry} />
      </RowFacts>
    </>
  )
}
