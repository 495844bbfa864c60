import type { ManagedSection } from '@bong-bari/contract'
import { CalendarDays, GripVertical, Image, Link2, MousePointerClick } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { ChangedBy, RowFact, RowFacts, RowText, RowTitle } from '../../office/list/row.tsx'
import { panelClass } from '../../office/page/panel.tsx'
import { ResourceRow, type Tools, useSwitch } from '../../office/resource/resource-list.tsx'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { DateBadge, datesOf, NothingBadge, TypeBadge } from './section-state.tsx'
import { nameOf, sections, useMoveSection } from './sections.ts'

type MoveSection = (section: ManagedSection, placeAfter: (place: number) => number) => void

/** A drag between two places; offset and height in px. */
type Drag = { section: ManagedSection; from: number; to: number; offset: number; height: number }

/** How far the row at a place makes room. */
const shiftOf = ({ from, to, offset, height }: Drag, place: number) => {
  if (place === from) return offset
  if (place > from && place <= to) return -height
  return place >= to && place < from ? height : 0
}

const rowsOf = (handle: Element) => [...(handle.closest('ul')?.children ?? [])]

/** The place a row was dragged to, by the original middles it has passed. */
const placeAt = (middles: number[], from: number, y: number) => {
  const above = middles.filter((middle, place) => place !== from && middle < y)
  return above.length
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** Moves rows by their handles, with a pointer or arrow keys. `move` is called on drop or key press. */
const useSectionDrag = (move: MoveSection) => {
  const [drag, setDrag] = useState<Drag>()
  const start = useRef({ y: 0, middles: [0] })

  const begin = (event: PointerEvent<HTMLElement>, section: ManagedSection, from: number) => {
    if (event.button !== 0) return
    const boxes = rowsOf(event.currentTarget).map((row) => row.getBoundingClientRect())
    const middles = boxes.map(({ top, height }) => top + height / 2 + window.scrollY)
    start.current = { y: event.pageY, middles }
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ section, from, to: from, offset: 0, height: boxes[from]?.height ?? 0 })
  }

  const placeUnder = ({ pageY }: PointerEvent, from: number) => {
    const { y, middles } = start.current
    return placeAt(middles, from, (middles[from] ?? 0) + pageY - y)
  }

  const follow = (event: PointerEvent) => {
    if (!drag) return
    const to = placeUnder(event, drag.from)
    setDrag({ ...drag, to, offset: event.pageY - start.current.y })
  }

  const drop = (event: PointerEvent) => {
    if (drag) {
      const to = placeUnder(event, drag.from)
      move(drag.section, () => to)
    }
    setDrag(undefined)
  }

  const byKey = (event: KeyboardEvent, section: ManagedSection) => {
    if (event.key === 'Escape') setDrag(undefined)
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(section, (place) => place + step)
  }

  const handleOf = (section: ManagedSection, place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, section, place),
    onPointerMove: follow,
    onPointerUp: drop,
    onPointerCancel: () => setDrag(undefined),
    onKeyDown: (event: KeyboardEvent) => byKey(event, section),
  })
  /** Offset of the row at a place; undefined without a drag. */
  const shift = (place: number) =>
    drag && { pixels: shiftOf(drag, place), isDragged: place === drag.from }
  return { shift, handleOf }
}

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
