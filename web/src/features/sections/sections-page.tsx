import type { ManagedSection } from '@bong-bari/contract'
import { CalendarRange, MonitorSmartphone, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ListEmpty, ListFailed, ListLoading } from '../../office/list-states.tsx'
import { PageFrame } from '../../office/page-frame.tsx'
import { part, windowPart } from '../../office/part.tsx'
import { UnreadableItems } from '../../office/unreadable-items.tsx'
import { useEditorAddress } from '../../office/use-editor-address.ts'
import { useKeptFocus } from '../../office/use-kept-focus.ts'
import { useNow } from '../../office/use-now.ts'
import { Button } from '../../ui/button.tsx'
import type { HomeWindowProps } from './home-window.tsx'
import { SectionList } from './section-list.tsx'
import { type DrawSection, SectionPreview } from './section-preview.tsx'
import { removeSection, useDeleteSection, useSections } from './section-query.ts'
import { useCalendarAddress } from './use-calendar-address.ts'

const calendar = part(async () => (await import('./calendar-window.tsx')).CalendarWindow)
/** The editor of a section, whose code comes when it is wanted. */
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

/** The section that the address names, as it was when its editor opened. */
const useEdited = (sections: ManagedSection[] | undefined, id: string | undefined) => {
  const [edited, setEdited] = useState<ManagedSection>()
  const listed = sections?.find((section) => section.id === id)
  if (listed && edited?.id !== id) setEdited(listed)
  return edited?.id === id ? edited : listed
}

type WindowsProps = {
  list: ReturnType<typeof useSections>
  address: ReturnType<typeof useCalendarAddress>
  now: number
  homeWindow: (props: HomeWindowProps) => ReactNode
}

/** What the address opens over the manager. Home lies over the calendar that led to it. */
const Windows = ({ list, address, now, homeWindow }: WindowsProps) => {
  const { data: sections, error, refetch } = list
  const { day, at } = address
  const asked = { sections, error, onRetry: () => refetch() }
  if (at !== undefined) return homeWindow({ asked, address, at, now })
  return day === undefined ? null : <calendar.Component {...{ asked, address, day, now }} />
}

type SectionsPageProps = {
  draw: DrawSection
  /** Shows Home as of a moment. */
  homeWindow: (props: HomeWindowProps) => ReactNode
}

/** `/admin/homepage`: the sections of the home page. */
export const SectionsPage = ({ draw, homeWindow }: SectionsPageProps) => {
  const list = useSections()
  const { data: sections, error, refetch } = list
  const { openId, open, close } = useEditorAddress('section')
  const edited = useEdited(sections, openId)
  const { mutate: remove } = useDeleteSection()
  const now = useNow()
  const address = useCalendarAddress(now)
  const keptFocus = useKeptFocus<HTMLDivElement>()
  const add = () => open('new')

  const rows = () => {
    if (sections?.length === 0) return <NoContent onAdd={add} />
    if (sections)
      return (
        <SectionList
          sections={sections}
          now={now}
          onEdit={open}
          onDelete={(section) => remove(section)}
        />
      )
    if (error)
      return <ListFailed title={error.message} error={error.cause} onRetry={() => refetch()} />
    return <ListLoading label="Loading the sections..." />
  }

  return (
    <PageFrame
      title="Homepage Content Manager"
      words="Visitors see active sections within their dates, in this order."
      actions={
        <div className="flex flex-wrap gap-2.5 max-md:w-full max-md:*:flex-auto">
          <Button
            variant="secondary"
            onPointerEnter={calendar.prefetch}
            onClick={address.openCalendar}
          >
            <CalendarRange />
            Calendar
          </Button>
          <Button variant="secondary" onClick={() => address.openHome()}>
            <MonitorSmartphone />
            See Home as of
          </Button>
          <Button
            onPointerEnter={sectionEditor.prefetch}
            onFocus={sectionEditor.prefetch}
            onClick={add}
          >
            <Plus />
            Add Content Section
          </Button>
        </div>
      }
    >
      <div className="mt-3.5 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,500px)]">
        <div {...keptFocus} onPointerEnter={sectionEditor.prefetch}>
          <UnreadableItems kind="section" name="section" remove={removeSection} />
          {rows()}
        </div>
        <SectionPreview sections={sections ?? []} now={now} draw={draw} />
      </div>
      <Windows {...{ list, address, now, homeWindow }} />
      {openId === 'new' && <sectionEditor.Component onClose={close} />}
      {edited && <sectionEditor.Component key={edited.id} section={edited} onClose={close} />}
    </PageFrame>
  )
}
