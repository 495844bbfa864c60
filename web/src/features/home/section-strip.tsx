import { showsSomething } from '@bong-bari/contract'
import { LeaveOut } from '../../ui/leave-out.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { Section } from './section.tsx'
import type { ShownSection } from './shown-section.ts'

/** What hangs on the wall today: the active sections in their order. Without anything to show, no wall. */
export const SectionStrip = ({
  sections,
}: {
  sections: readonly (ShownSection & { id: string })[]
}) =>
  sections.some(showsSomething) && (
    <section
      className="border-kajol border-t-4 bg-deyal-200 pt-9 pb-10"
      aria-label="Today at the house"
    >
      <Wrap className="grid gap-8">
        {sections.filter(showsSomething).map((section) => (
          <LeaveOut key={section.id}>
            <Section section={section} />
          </LeaveOut>
        ))}
      </Wrap>
    </section>
  )
