import { CalendarRange, MonitorSmartphone, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListEmpty } from '../../office/list-states.tsx'
import { PageFrame } from '../../office/page-frame.tsx'
import { part, windowPart } from '../../office/part.tsx'
import { useItems } from '../../office/resource.ts'
import { ResourceEditing, ResourceList } from '../../office/resource-list.tsx'
import { useEditorAddress } from '../../office/use-editor-address.ts'
import { useNow } from '../../office/use-now.ts'
import { Button } from '../../ui/button.tsx'
import type { HomeWindowProps } from './home-window.tsx'
import { type DrawSection, SectionPreview } from './section-preview.tsx'
import { SectionRows } from './section-row.tsx'
import type { SectionsAsked } from './section-window.tsx'
import { failed, sections } from './sections.ts'
import { useCalendarAddress } from './use-calendar-address.ts'

const calendar = part(async () => (await import('./calendar-window.tsx')).CalendarWindow)
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

type WindowsProps = {
  asked: SectionsAsked
  address: ReturnType<typeof useCalendarAddress>
  now: number
  homeWindow: (props: HomeWindowProps) => ReactNode
}

/** What the address opens over the list; Home lies over its calendar. */
const Windows = ({ asked, address, now, homeWindow }: WindowsProps) => {
  const { day, at } = address
  if (at !== undefined) return homeWindow({ asked, address, at, now })
  return day === undefined ? null : <calendar.Component {...{ asked, address, day, now }} />
}

type SectionsPageProps = {
  draw: DrawSection
  homeWindow: (props: HomeWindowProps) => ReactNode
}

/** `/admin/homepage` */
export const SectionsPage = ({ draw, homeWindow }: SectionsPageProps) => {
  const { items, error, refetch } = useItems(sections)
  const { openId, open, close } = useEditorAddress('section')
  const now = useNow()
  const address = useCalendarAddress(now)
  const add = () => open('new')
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
        <ResourceList
          of={sections}
          failed={failed}
          {...{ items, error, onRetry: refetch, onEdit: open }}
          empty={<NoContent onAdd={add} />}
          onPointerEnter={sectionEditor.prefetch}
        >
          {(all, toolsOf) => <SectionRows {...{ all, now, toolsOf }} />}
        </ResourceList>
        <SectionPreview sections={items ?? []} now={now} draw={draw} />
      </div>
      <Windows
        asked={{ sections: items, error, onRetry: refetch }}
        {...{ address, now, homeWindow }}
      />
      <ResourceEditing of={sections} {...{ openId, items, onClose: close }}>
        {(section) => (
          <sectionEditor.Component key={openId} {...{ section, draw }} onClose={close} />
        )}
      </ResourceEditing>
    </PageFrame>
  )
}
