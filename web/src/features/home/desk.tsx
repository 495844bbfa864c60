import type { ReactNode } from 'react'
import { useSiteSettings } from '../../site-settings.ts'
import { Art } from '../../ui/art.tsx'
import { deskGrid } from '../../ui/desk-grid.ts'
import { Promises } from '../../ui/promises.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Wrap } from '../../ui/wrap.tsx'

const promisesOf = (replyPromise: string) => [
  `You get a reply within ${replyPromise}.`,
  'A person reads it. Ma reads it first.',
]

export const Desk = ({ request }: { request: ReactNode }) => (
  <section
    className="relative border-kajol border-t-14 bg-jaanla-100 pt-[46px] pb-11"
    id="work-with-us"
    aria-labelledby="work-title"
  >
    <Wrap className={deskGrid}>
      <div data-reveal="right">
        <SectionHead id="work-title" title="Work with Us" kicker="নতুন খাতা খুলি?">
          Every Bengali business opens a red ledger for a new year. Open one with us, and your brand
          gets a seat at the family table.
        </SectionHead>
        <Promises>{promisesOf(useSiteSettings().replyPromise)}</Promises>
        <Art name="khata" className="mt-[26px] h-auto w-[250px]" />
      </div>
      {request}
    </Wrap>
  </section>
)
