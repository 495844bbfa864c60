import { hasVisibleContent, type Section } from '@bong-bari/contract'
import { MonitorPlay } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../office/list/badge.tsx'
import { panelClass } from '../../office/page/panel.tsx'
import { dateStateOf, datesOf } from './section-state.tsx'
import { nameOf } from './sections.ts'

const emptyMessage =
  'No active content to preview. Create and activate some content sections to see them here.'

const NotNow = ({ section, now }: { section: Section; now: number }) =>
  dateStateOf(section, now) === 'live' ? null : (
    <p className="mb-1.5 *:whitespace-normal">
      <Badge tone="amber">Not on the page now. {datesOf(section)}</Badge>
    </p>
  )

type Drawn =
  | ('sectionType' | 'title' | 'content' | 'linkUrl' | 'buttonText')
  | ('imageUrl' | 'imageWidth' | 'imageHeight' | 'imageSmall' | 'imageAlt')

export type DrawSection = (section: Pick<Section, Drawn>) => ReactNode

type SectionPreviewProps = { sections: Section[]; now: number; draw: DrawSection }

/** Shows the active sections in order, as Home draws them. */
export const SectionPreview = ({ sections, now, draw }: SectionPreviewProps) => {
  const active = sections.filter(({ isActive }) => isActive)
  return (
    <section className={panelClass} aria-labelledby="live-preview">
      <div className="flex items-center gap-2 border-khata-200 border-b px-4.5 py-3">
        <MonitorPlay />
        <h2 id="live-preview" className="text-lead leading-[1.18]">
          Live Preview
        </h2>
        <span className="ml-auto text-dense text-khata-700">
          {active.length} active {active.length === 1 ? 'section' : 'sections'}
        </span>
      </div>
      <div className="grid gap-4 rounded-b-md bg-chun-100 px-4.5 pt-4 pb-5">
        {active.length === 0 && <p className="text-khata-700">{emptyMessage}</p>}
        {active.map((section) => (
          <div key={section.id}>
            <NotNow section={section} now={now} />
            {hasVisibleContent(section) ? (
              <div data-look="house">{draw(section)}</div>
            ) : (
              <p className="rounded-md border border-khata-500 border-dashed px-3.5 py-2.5 text-khata-700 first-letter:uppercase">
                {nameOf(section)} shows nothing: it has no title, content, picture or button.
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
