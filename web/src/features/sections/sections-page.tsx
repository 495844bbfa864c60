import type { ManagedSection } from '@bong-bari/contract'
import {
  ArrowDown,
  ArrowUp,
  CalendarDays,
  Image,
  Link2,
  MousePointerClick,
  Plus,
} from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { windowPart } from '../../office/dialog/part.tsx'
import { ListEmpty } from '../../office/list/list-states.tsx'
import { ChangedBy, RowFact, RowFacts, RowText, RowTitle } from '../../office/list/row.tsx'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { panelClass } from '../../office/page/panel.tsx'
import { useNow } from '../../office/page/relative-time.ts'
import { useEditorAddress } from '../../office/page/search-params.ts'
import { useItems } from '../../office/resource/resource.ts'
import {
  ResourceEditing,
  ResourceList,
  ResourceRow,
  type Tools,
  useSwitch,
} from '../../office/resource/resource-list.tsx'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { type DrawSection, SectionPreview } from './section-preview.tsx'
import { DateBadge, datesOf, NothingBadge, TypeBadge } from './section-state.tsx'
import { failed, type MoveStep, nameOf, sections, useMoveSection } from './sections.ts'

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

/** At either end a button that would do nothing is not shown, unless it has the focus from the press before. */
const moveClass = 'aria-disabled:not-focus:opacity-0'

type RowProps = Pick<ComponentProps<typeof ResourceRow>, 'tools' | 'turn'> & {
  section: ManagedSection
  now: number
  isFirst: boolean
  isLast: boolean
  onMove: (step: MoveStep) => void
}

const SectionRow = ({ section, now, isFirst, isLast, onMove, ...rest }: RowProps) => (
  <ResourceRow
    item={section}
    before={
      <div className="-ml-2 grid justify-items-center gap-0.5">
        <Button
          variant="bare"
          iconOnly
          className={moveClass}
          aria-label={`Move ${nameOf(section)} up`}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <ArrowUp />
        </Button>
        <span className="grid min-h-9 min-w-9 place-items-center rounded-field bg-khata-100 px-1.5 font-semibold group-data-inactive:bg-white">
          <span className="sr-only">Order </span>
          {section.displayOrder}
        </span>
        <Button
          variant="bare"
          iconOnly
          className={moveClass}
          aria-label={`Move ${nameOf(section)} down`}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDown />
        </Button>
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

/** Sections by displayOrder, each with buttons that move it by one place. */
const SectionRows = ({ all, now, toolsOf }: SectionRowsProps) => {
  const [announcement, setAnnouncement] = useState('')
  const moveSection = useMoveSection()
  const move = (section: ManagedSection, step: MoveStep) => {
    const newIndex = moveSection(section, step)
    if (newIndex === undefined) return
    setAnnouncement(`${nameOf(section)} is now at place ${newIndex + 1} of ${all.length}.`)
  }
  const { turn, busyId } = useSwitch(sections)
  return (
    <>
      <h2 className="sr-only" id="content-sections">
        Content sections
      </h2>
      <ul className={panelClass} aria-labelledby="content-sections">
        {all.map((section, index) => (
          <SectionRow
            key={section.id}
            section={section}
            now={now}
            isFirst={index === 0}
            isLast={index === all.length - 1}
            onMove={(step) => move(section, step)}
            tools={toolsOf(section)}
            turn={{ isBusy: section.id === busyId, onSwitch: (on) => turn(section, on) }}
          />
        ))}
      </ul>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  )
}

export const sectionEditor = windowPart(
  async () => (await import('./section-editor.tsx')).SectionEditor,
)

const NoContent = ({ onAdd }: { onAdd: () => void }) => (
  <ListEmpty
    art="window"
    title="No Content Yet"
    action={<Button onClick={onAdd}>Add First Content Section</Button>}
  >
    Offers, greetings, announcements and banners appear on the home page, below the video.
  </ListEmpty>
)

/** `/admin/homepage` lists the sections of Home beside a preview of them. */
export const SectionsPage = ({ draw }: { draw: DrawSection }) => {
  const { items, error, refetch } = useItems(sections)
  const { openId, open, close } = useEditorAddress('section')
  const now = useNow()
  const add = () => open('new')
  return (
    <PageFrame
      title="Homepage Content Manager"
      description="Visitors see active sections within their dates, in this order."
      actions={
        <Button
          onPointerEnter={sectionEditor.prefetch}
          onFocus={sectionEditor.prefetch}
          onClick={add}
        >
          <Plus />
          Add Content Section
        </Button>
      }
    >
      <div className="mt-3.5 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,500px)]">
        <ResourceList
          of={sections}
          failed={failed}
          items={items}
          error={error}
          onRetry={refetch}
          onEdit={open}
          empty={<NoContent onAdd={add} />}
          onPointerEnter={sectionEditor.prefetch}
        >
          {(all, toolsOf) => <SectionRows all={all} now={now} toolsOf={toolsOf} />}
        </ResourceList>
        <SectionPreview sections={items ?? []} now={now} draw={draw} />
      </div>
      <ResourceEditing of={sections} openId={openId} items={items} onClose={close}>
        {(section) => (
          <sectionEditor.Component key={openId} section={section} draw={draw} onClose={close} />
        )}
      </ResourceEditing>
    </PageFrame>
  )
}
