import type { ManagedSection } from '@bong-bari/contract'
import { useState } from 'react'
import { panelClass } from '../../office/panel.tsx'
import { nameOf } from './section-name.ts'
import { useMoveSection } from './section-query.ts'
import { SectionRow } from './section-row.tsx'
import { useSwitchSection } from './section-switch.ts'
import { type MoveSection, useSectionDrag } from './use-section-drag.ts'

type SectionListProps = {
  sections: ManagedSection[]
  now: number
  onEdit: (id: string) => void
  onDelete: (section: ManagedSection) => void
}

/** The sections by displayOrder, moved by drag and by keyboard. */
export const SectionList = ({ sections, now, onEdit, onDelete }: SectionListProps) => {
  const [said, setSaid] = useState('')
  const save = useMoveSection()
  const move: MoveSection = (section, placeAfter) => {
    const place = save(section, placeAfter)
    if (place === undefined) return
    setSaid(`${nameOf(section)} is now at place ${place + 1} of ${sections.length}.`)
  }
  const { shift, handleOf } = useSectionDrag(move)
  const { turn, busyId } = useSwitchSection()
  return (
    <>
      <h2 className="sr-only" id="content-sections">
        Content sections
      </h2>
      <ul className={panelClass} aria-labelledby="content-sections">
        {sections.map((section, place) => (
          <SectionRow
            key={section.id}
            section={section}
            now={now}
            handle={handleOf(section, place)}
            shift={shift(place)}
            isBusy={section.id === busyId}
            onSwitch={(on) => turn(section, on)}
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
