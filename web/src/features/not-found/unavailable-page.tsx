import { House, RotateCw } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Crossing } from './crossing.tsx'

const title = 'Power cut on our street'

/** A page that cannot be rendered now. Its links are document loads: each is a new try. */
export const UnavailablePage = () => {
  usePageMeta({
    title,
    description: 'This page cannot be shown just now. Trying again in a moment usually helps.',
    noIndex: true,
  })
  return (
    <Crossing page="unavailable" taxi="লোডশেডিং! একটু বসুন, দাদা।">
      <h1 className="text-hero">{title}</h1>
      <p className="mt-1 text-h3 leading-normal">This page cannot be shown just now.</p>
      <p className="mt-1 text-chun-200">Somebody has gone to look at the meter. Try again soon.</p>
      <p className="mt-[22px] flex flex-wrap justify-center gap-3.5">
        <ButtonLink variant="yellow" href="">
          <RotateCw />
          Try again
        </ButtonLink>
        <ButtonLink variant="secondary" href="/">
          <House />
          Take me home
        </ButtonLink>
      </p>
    </Crossing>
  )
}
