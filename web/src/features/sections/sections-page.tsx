import { Plus } from 'lucide-react'
import { ListEmpty } from '../../office/list-states.tsx'
import { PageFrame } from '../../office/page-frame.tsx'
import { windowPart } from '../../office/part.tsx'
import { useItems } from '../../office/resource.ts'
import { ResourceEditing, ResourceList } from '../../office/resource-list.tsx'
import { useEditorAddress } from '../../office/use-editor-address.ts'
import { useNow } from '../../office/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { type DrawSection, SectionPreview } from './section-preview.tsx'
import { SectionRows } from './section-row.tsx'
import { failed, sections } from './sections.ts'

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

/** `/admin/homepage` */
export const SectionsPage = ({ draw }: { draw: DrawSection }) => {
  const { items, error, refetch } = useItems(sections)
  const { openId, open, close } = useEditorAddress('section')
  const now = useNow()
  const add = () => open('new')
  return (
    <PageFrame
      title="Homepage Content Manager"
      words="Visitors see active sections within their dates, in this order."
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
          {...{ items, error, onRetry: refetch, onEdit: open }}
          empty={<NoContent onAdd={add} />}
          onPointerEnter={sectionEditor.prefetch}
        >
          {(all, toolsOf) => <SectionRows {...{ all, now, toolsOf }} />}
        </ResourceList>
        <SectionPreview sections={items ?? []} now={now} draw={draw} />
      </div>
      <ResourceEditing of={sections} {...{ openId, items, onClose: close }}>
        {(section) => (
          <sectionEditor.Component key={openId} {...{ section, draw }} onClose={close} />
        )}
      </ResourceEditing>
    </PageFrame>
  )
}
