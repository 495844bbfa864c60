import type { Section } from '@bong-bari/contract'
import {
  CalendarDays,
  GripVertical,
  Image,
  Link2,
  type LucideIcon,
  MousePointerClick,
  Pencil,
  Trash2,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { datesOf, StateBadges, TypeBadge } from './section-state.tsx'

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: string }) => (
  <span>
    <Icon />
    {children}
  </span>
)

const Facts = ({ section, now }: { section: Section; now: number }) => {
  const dates = datesOf(section, now)
  return (
    <p className="managed-facts">
      {section.imageUrl && <Fact icon={Image}>Image</Fact>}
      {section.linkUrl && <Fact icon={Link2}>Link</Fact>}
      {section.buttonText && <Fact icon={MousePointerClick}>Button</Fact>}
      {dates && <Fact icon={CalendarDays}>{dates}</Fact>}
    </p>
  )
}

/** What a section is called where it has to be named; a title is optional. */
export const nameOf = ({ title, sectionType }: Section) => title ?? `this ${sectionType}`

type SectionRowProps = {
  section: Section
  now: number
  /** Listens for drags and arrow keys. */
  handle: ComponentProps<'button'>
  /** How far a drag has moved it. */
  shift: { pixels: number; isDragged: boolean } | undefined
  onEdit: () => void
  onDelete: () => void
}

const Words = ({ section, now }: Pick<SectionRowProps, 'section' | 'now'>) => (
  <div className="managed-words">
    <p className="managed-badges">
      <TypeBadge section={section} />
      <StateBadges section={section} now={now} />
    </p>
    <h3>{section.title ? <MixedText>{section.title}</MixedText> : <i>No title</i>}</h3>
    {section.content && (
      <p className="managed-text">
        <MixedText>{section.content}</MixedText>
      </p>
    )}
    <Facts section={section} now={now} />
  </div>
)

/** A section in the manager's list. */
export const SectionRow = (props: SectionRowProps) => {
  const { section, now, handle, shift, onEdit, onDelete } = props
  const name = nameOf(section)
  return (
    <li
      className={section.isActive ? 'managed-row' : 'managed-row inactive'}
      {...(shift && {
        'data-shift': shift.isDragged ? 'dragged' : 'room',
        style: { transform: `translateY(${shift.pixels}px)` },
      })}
    >
      <div className="section-order">
        <Button
          variant="bare"
          iconOnly
          className="cursor-grab touch-none"
          aria-label={`Move ${name}: drag, or press the arrow keys`}
          {...handle}
        >
          <GripVertical />
        </Button>
        <span className="order-number">
          <span className="sr-only">Order </span>
          {section.displayOrder}
        </span>
      </div>
      <Words section={section} now={now} />
      <div className="managed-tools">
        <Button variant="secondary" iconOnly aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil />
        </Button>
        <Button variant="danger" iconOnly aria-label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 />
        </Button>
      </div>
    </li>
  )
}
