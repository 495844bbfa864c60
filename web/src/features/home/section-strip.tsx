import { showsSomething } from '@bong-bari/contract'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LeaveOut } from '../../ui/leave-out.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { Section } from './section.tsx'
import type { ShownSection } from './shown-section.ts'

/** On phones a section is cut to the strip's height until opened; a lower one has nothing to open. */
const Swiped = ({ children }: { children: ReactNode }) => {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setCut(element.scrollHeight > element.clientHeight + 4)
    const growth = new ResizeObserver(look)
    growth.observe(element)
    return () => growth.disconnect()
  }, [])
  return (
    <div className="swiped" data-cut={isCut || undefined} data-open={isOpen || undefined}>
      <div className="swiped-box" id={id} ref={box}>
        {children}
      </div>
      {(isCut || isOpen) && (
        <Button
          small
          variant="yellow"
          className="mt-2 w-full md:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fold it up' : 'Open it'}
        </Button>
      )}
    </div>
  )
}

type Shown = ShownSection & { id: string }

/** The active sections in order, on phones as a strip to swipe. Nothing where none shows anything. */
export const SectionStrip = ({ sections }: { sections: readonly Shown[] }) => {
  const shown = sections.filter(showsSomething)
  if (shown.length === 0) return null
  return (
    <section
      className="border-kajol border-t-4 bg-deyal-200 pt-9 pb-10 max-md:pt-4 max-md:pb-3"
      aria-label="Today at the house"
    >
      <Wrap className={shown.length > 1 ? 'section-strip gap-4.5 md:grid md:gap-8' : 'grid gap-8'}>
        {shown.map((section) => (
          <LeaveOut key={section.id}>
            {shown.length > 1 ? (
              <Swiped>
                <Section section={section} />
              </Swiped>
            ) : (
              <Section section={section} />
            )}
          </LeaveOut>
        ))}
      </Wrap>
    </section>
  )
}
