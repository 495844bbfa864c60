import { hasVisibleContent } from '@bong-bari/contract'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import type { ShownSection } from './section.tsx'
import { Section } from './section.tsx'

/** A section that `boot/home.ts` cuts on phones, and opens. */
const Swiped = ({ id, children }: { id: string; children: ReactNode }) => (
  <div className="swiped">
    <div className="swiped-box" id={id}>
      {children}
    </div>
    <Button
      hidden
      small
      variant="yellow"
      className="mt-2 w-full md:hidden"
      data-unfold=""
      aria-expanded={false}
      aria-controls={id}
    >
      Open it
    </Button>
  </div>
)

type Shown = ShownSection & { id: string }

/** The active sections in order, on phones as a strip to swipe. Nothing where none shows anything. */
export const SectionStrip = ({ sections }: { sections: readonly Shown[] }) => {
  const shown = sections.filter(hasVisibleContent)
  if (shown.length === 0) return null
  return (
    <section
      className="border-kajol border-t-4 bg-deyal-200 pt-9 pb-10 max-md:pt-4 max-md:pb-3"
      aria-label="Today at the house"
    >
      <Wrap className={shown.length > 1 ? 'section-strip gap-4.5 md:grid md:gap-8' : 'grid gap-8'}>
        {shown.map((section) =>
          shown.length > 1 ? (
            <Swiped key={section.id} id={`section-${section.id}`}>
              <Section section={section} />
            </Swiped>
          ) : (
            <Section key={section.id} section={section} />
          ),
        )}
      </Wrap>
    </section>
  )
}
