import type { Section } from '@bong-bari/contract'
import { MonitorPlay } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../office/badge.tsx'
import { dateStateOf, datesOf } from './section-state.tsx'

const emptyMessage =
  'No active content to preview. Create and activate some content sections to see them here.'

/** Says of an active section that visitors do not see it now. */
const NotNow = ({ section, now }: { section: Section; now: number }) =>
  dateStateOf(section, now) === 'live' ? null : (
    <Badge tone="amber">Not on the page now. {datesOf(section, now)}</Badge>
  )

/** Draws a section as the home page does. */
export type DrawSection = (section: Section) => ReactNode

type SectionPreviewProps = { sections: Section[]; now: number; draw: DrawSection }

/** The active sections in their order, drawn as the home page draws them. */
export const SectionPreview = ({ sections, now, draw }: SectionPreviewProps) => {
  const active = sections.filter(({ isActive }) => isActive)
  return (
    <section className="panel live-preview" aria-labelledby="live-preview">
      <div className="preview-head">
        <MonitorPlay />
        <h2 id="live-preview">Live Preview</h2>
        <span className="muted">
          {active.length} active {active.length === 1 ? 'section' : 'sections'}
        </span>
      </div>
      <div className="preview-body">
        {active.length === 0 && <p className="muted">{emptyMessage}</p>}
        {active.map((section) => (
          <div key={section.id}>
            <NotNow section={section} now={now} />
            <div data-look="house">{draw(section)}</div>
          </div>
        ))}
      </div>
    </section>
  )
}
