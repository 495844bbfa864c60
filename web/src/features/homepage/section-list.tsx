import type { Section } from '@bong-bari/contract'
import { useState } from 'react'
import { useMoveSection } from './section-query.ts'
import { nameOf, SectionRow } from './section-row.tsx'
import { useSectionDrag } from './use-section-drag.ts'

type SectionListProps = {
  sections: Section[]
  now: number
  onEdit: (id: string) => void
  onDelete: (section: Section) => void
}

/** The sections by displayOrder, moved by drag and by keyboard. */
export const SectionList = ({ sections, now, onEdit, onDelete }: SectionListProps) => {
  const [said, setSaid] = useState('')
  const save = useMoveSection()
  const move = (from: number, to: number) => {
    const section = sections[from]
    if (!section || from === to || to < 0 || to >= sections.length) return
    save(from, to)
    setSaid(`${nameOf(section)} is now at place ${to + 1} of ${sections.length}.`)
  }
  const { shift, handleOf } = useSectionDrag(move)
  return (
    <>
      <h2 className="sr-only" id="content-sections">
        Content sections
      </h2>
      <ul className="panel" aria-labelledby="content-sections">
        {sections.map((section, place) => (
          <SectionRow
            key={section.id}
            section={section}
            now={now}
            handle={handleOf(place)}
            shift={shift(place)}
            onEdit={() => onEdit(section.id)}
            onDelete={() => onDelete(section)}
          />
        ))}
      </ul>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  )
}
