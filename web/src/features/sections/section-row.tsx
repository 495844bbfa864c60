import type { ManagedSection } from '@bong-bari/contract'
import {
  CalendarDays,
  GripVertical,
  Image,
  Link2,
  MousePointerClick,
  Pencil,
  Trash2,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import { ChangedBy } from '../../office/changed-by.tsx'
import { Row, RowFact, RowFacts, RowText, RowTitle, RowTools, RowWords } from '../../office/row.tsx'
import { Switch } from '../../office/switch.tsx'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { nameOf } from './section-name.ts'
import { datesOf, NothingBadge, StateBadges, TypeBadge } from './section-state.tsx'

const Facts = ({ section, now }: { section: ManagedSection; now: number }) => {
  const dates = datesOf(section, now)
  return (
    <RowFacts>
      {section.imageUrl && <RowFact icon={Image}>Image</RowFact>}
      {section.linkUrl && <RowFact icon={Link2}>Link</RowFact>}
      {section.buttonText && <RowFact icon={MousePointerClick}>Button</RowFact>}
      {dates && <RowFact icon={CalendarDays}>{dates}</RowFact>}
      <ChangedBy of={section} />
    </RowFacts>
  )
}

type SectionRowProps = {
  section: ManagedSection
  now: number
  /** Listens for drags and arrow keys. */
  handle: ComponentProps<'button'>
  /** How far a drag has moved it. */
  shift: { pixels: number; isDragged: boolean } | undefined
  /** While it is being turned on or off. */
  isBusy: boolean
  onSwitch: (on: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

const Words = ({ section, now }: Pick<SectionRowProps, 'section' | 'now'>) => (
  <RowWords>
    <p className="flex flex-wrap items-center gap-1.5">
      <TypeBadge section={section} />
      <StateBadges section={section} now={now} />
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
    <Facts section={section} now={now} />
  </RowWords>
)

const dragged = 'relative z-2 rounded-md bg-white shadow-pop'
const makingRoom = 'transition-transform duration-(--duration-tap)'

/** A section in the manager's list. */
export const SectionRow = (props: SectionRowProps) => {
  const { section, now, handle, shift, isBusy, onSwitch, onEdit, onDelete } = props
  const name = nameOf(section)
  return (
    <Row
      isInactive={!section.isActive}
      {...(shift && {
        className: shift.isDragged ? dragged : makingRoom,
        style: { transform: `translateY(${shift.pixels}px)` },
      })}
    >
      <div className="-ml-2 grid justify-items-center gap-0.5">
        <Button
          variant="bare"
          iconOnly
          className={`touch-none ${shift?.isDragged ? 'cursor-grabbing' : 'cursor-grab'}`}
          aria-label={`Move ${name}: drag, or press the arrow keys`}
          {...handle}
        >
          <GripVertical />
        </Button>
        <span className="grid min-h-9 min-w-9 place-items-center rounded-field bg-khata-100 px-1.5 font-semibold group-data-inactive:bg-white">
          <span className="sr-only">Order </span>
          {section.displayOrder}
        </span>
      </div>
      <Words section={section} now={now} />
      <RowTools>
        <Switch
          label={`Active: ${name}`}
          isOn={section.isActive}
          isBusy={isBusy}
          onSwitch={onSwitch}
        />
        <Button variant="secondary" iconOnly aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil />
        </Button>
        <Button variant="danger" iconOnly aria-label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 />
        </Button>
      </RowTools>
    </Row>
  )
}
