import type { Training } from '@bong-bari/contract'
import { ArrowUpNarrowWide } from 'lucide-react'
import { Badge } from '../../office/badge.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { wordOf } from './words.ts'

export const TrainingRow = ({ entry }: { entry: Training }) => {
  const { keyword, userMessage, botResponse, language, category, priority, isActive } = entry
  return (
    <>
      <h3>
        <code lang={langOf(keyword)}>{keyword}</code>
        {!isActive && <Badge>Inactive</Badge>}
      </h3>
      <dl>
        <dt>They say</dt>
        <dd lang={langOf(userMessage)}>{userMessage}</dd>
        <dt>Bot says</dt>
        <dd lang={langOf(botResponse)}>{botResponse}</dd>
      </dl>
      <p className="meta">
        <Badge>{wordOf(language)}</Badge>
        <Badge>{wordOf(category)}</Badge>
        <span>
          <ArrowUpNarrowWide />
          Priority {priority}
        </span>
      </p>
    </>
  )
}
