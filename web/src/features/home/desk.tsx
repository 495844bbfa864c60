import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSiteSettings } from '../../site-settings.ts'
import { Art } from '../../ui/art.tsx'

const promisesOf = (replyPromise: string) => [
  `You get a reply within ${replyPromise}.`,
  'A person reads it. Ma reads it first.',
]

/** At the desk with the red ledger; `request` is the form. */
export const Desk = ({ request }: { request: ReactNode }) => (
  <section className="floor desk" id="work-with-us" aria-labelledby="work-title">
    <div className="wrap desk-grid">
      <div className="desk-side" data-reveal="right">
        <div className="section-head">
          <p className="kicker" lang="bn">
            নতুন খাতা খুলি?
          </p>
          <h2 id="work-title">Work with Us</h2>
          <p>
            Every Bengali business opens a red ledger for a new year. Open one with us, and your
            brand gets a seat at the family table.
          </p>
        </div>
        <ul>
          {promisesOf(useSiteSettings().replyPromise).map((promise) => (
            <li key={promise}>
              <Check />
              <span>{promise}</span>
            </li>
          ))}
        </ul>
        <Art name="khata" className="art" />
      </div>
      {request}
    </div>
  </section>
)
