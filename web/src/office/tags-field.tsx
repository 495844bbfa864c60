import { api, limits } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { call, hasSession, keyOf } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { TextareaField } from '../ui/field.tsx'
import { offeredTags } from './tag-lines.ts'

const { tags } = api.videos

type Props = {
  field: UseFormRegisterReturn
  error: string | undefined
  lines: string
  /** The text that suggestions are based on. */
  text: string
  onLines: (lines: string) => void
}

export const TagsField = ({ field, error, lines, text, onLines }: Props) => {
  const { data: known = [] } = useQuery({
    queryKey: keyOf(tags),
    queryFn: ({ signal }) => call(tags, undefined, { signal }),
    enabled: hasSession,
  })
  const offered = offeredTags(known, lines, text)
  const add = (line: string) => onLines([lines.trim(), line].filter(Boolean).join('\n'))
  return (
    <div className="grid gap-2">
      <TextareaField
        label="Tags"
        aside="optional"
        rows={3}
        hint={`One on each line, in both languages where you can: মা | Ma. At most ${limits.video.tags}. Four videos and posts of one tag have a page together.`}
        error={error}
        {...field}
      />
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          <span className="w-full text-dense text-khata-700">Tags that may fit</span>
          {offered.map((line) => (
            <Button key={line} small variant="secondary" onClick={() => add(line)}>
              <Plus />
              {line}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
