import type { ManagedSection } from '@bong-bari/contract'
import { CalendarDays, GripVertical, Image, Link2, MousePointerClick } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { ChangedBy, RowFact, RowFacts, RowText, RowTitle } from '../../office/list/row.tsx'
import { panelClass } from '../../office/page/panel.tsx'
import { ResourceRow, type Tools, useSwitch } from '../../office/resource/resource-list.tsx'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { useMoveSection } from './section-move.ts'
import { DateBadge, datesOf, NothingBadge, TypeBadge } from './section-state.tsx'
import { nameOf, sections } from './sections.ts'
import { type MoveSection, useSectionDrag } from './use-section-drag.ts'

const Facts = ({ section }: { section: ManagedSection }) => (
  <RowFacts>
    {section.imageUrl && <RowFact icon={Image}>Image</RowFact>}
    {section.linkUrl && <RowFact icon={Link2}>Link</RowFact>}
    {section.buttonText && <RowFact icon={MousePointerClick}>Button</RowFact>}
    <RowFact icon={CalendarDays}>{datesOf(section)}</RowFact>
    <ChangedBy of={section} />
  </RowFacts>
)

const Words = ({ section, now }: { section: ManagedSection; now: number }) => (
  <>
    <p className="flex flex-wrap items-center gap-1.5">
      <TypeBadge section={section} />
      <DateBadge section={section} now={now} />
      <NothingBadge section={section} />
    </p>
    <RowTitle>
      {section.title?.trim() ? <MixedText>{section.title}</MixedText> : <i>No title</i>}
    </RowTitle>
    {section.content && (
      <RowText className="line-clamp-3">
        <MixedText>{section.content}</MixedText>
      </RowText>
    )}
    <Facts section={section} />
  </>
)

const dragged = 'relative z-2 rounded-md bg-white shadow-pop'
const makingRoom = 'transition-transform duration-(--duration-tap)'

type RowProps = Pick<ComponentProps<typeof ResourceRow>, 'tools' | 'turn'> & {
  section: ManagedSection
  now: number
  /** Props for drags and arrow keys. */
  handle: ComponentProps<'button'>
  shift: { pixels: number; isDragged: boolean } | undefined
}

const SectionRow = ({ section, now, handle, shift, ...rest }: RowProps) => (
  <ResourceRow
    item={section}
    {...(shift && {
      className: shift.isDragged ? dragged : makingRoom,
      style: { transform: `translateY(${shift.pixels}px)` },
    })}
    before={
      <div className="-ml-2 grid justify-items-center gap-0.5">
        <Button
          variant="bare"
          iconOnly
          className={`touch-none ${shift?.isDragged ? 'cursor-grabbing' : 'cursor-grab'}`}
          aria-label={`Move ${nameOf(section)}: drag, or press the arrow keys`}
          {...handle}
        >
          <GripVertical />
        </Button>
        <span className="grid min-h-9 min-w-9 place-items-center rounded-field bg-khata-100 px-1.5 font-semibold group-data-inactive:bg-white">
          <span className="sr-only">Order </span>
          {section.displayOrder}
        </span>
      </div>
    }
    {...rest}
  >
    <Words section={section} now={now} />
  </ResourceRow>
)

type SectionRowsProps = {
  all: ManagedSection[]
  now: number
  toolsOf: (section: ManagedSection) => Tools
}

/** Sections by displayOrder, movable by drag and keyboard. */
export const SectionRows = ({ all, now, toolsOf }: SectionRowsProps) => {
  const [said, setSaid] = useState('')
  const save = useMoveSection()
  const move: MoveSection = (section, placeAfter) => {
    const place = save(section, placeAfter)
    if (place === undefined) return
    setSaid(`${nameOf(section)} is now at place ${place + 1} of ${all.length}.`)
  }
  const { shift, handleOf } = useSectionDrag(move)
  const { turn, busyId } = useSwitch(sections)
  return (
    <>
      <h2 className="sr-only" id="content-sections">
        Content sections
      </h2>
      <ul className={panelClass} aria-labelledby="content-sections">
        {all.map((section, place) => (
          <SectionRow
            key={section.id}
            section={section}
            now={now}
            handle={handleOf(section, place)}
            shift={shift(place)}
            tools={toolsOf(section)}
            turn={{ isBusy: section.id === busyId, onSwitch: (on) => turn(section, on) }}
          />
        ))}
      </ul>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  )
}
