import { Plus } from 'lucide-react'
import { windowPart } from '../../office/dialog/part.tsx'
import { ListEmpty } from '../../office/list/list-states.tsx'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { useNow } from '../../office/page/relative-time.ts'
import { useEditorAddress } from '../../office/page/search-params.ts'
import { useItems } from '../../office/resource/resource.ts'
import { ResourceEditing, ResourceList } from '../../office/resource/resource-list.tsx'
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

/** `/admin/homepage` lists the sections of Home beside a preview of them. */
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
