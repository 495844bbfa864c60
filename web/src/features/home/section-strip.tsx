import { api } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, keyOf } from '../../api.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { Section } from './section.tsx'
import { useQuietInsert } from './use-quiet-insert.ts'

const useSections = () =>
  useQuery({
    queryKey: keyOf(api.sections.publicList),
    queryFn: ({ signal }) => call(api.sections.publicList, undefined, { signal }),
  }).data ?? []

/** What hangs on the wall today: the active sections in their order. Without any, no wall. */
export const SectionStrip = () => {
  const sections = useSections()
  const slot = useRef<HTMLDivElement>(null)
  const isShown = useQuietInsert(slot, sections.length > 0)
  return (
    <div ref={slot}>
      {isShown && (
        <section
          className="border-kajol border-t-4 bg-deyal-200 pt-9 pb-10"
          aria-label="Today at the house"
        >
          <Wrap className="grid gap-8">
            {sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </Wrap>
        </section>
      )}
    </div>
  )
}
