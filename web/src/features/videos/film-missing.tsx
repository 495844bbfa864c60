import { site } from '@bong-bari/site'
import type { ReactNode } from 'react'
import { useSiteSettings } from '../../site-settings.ts'
import { Art, type ArtName } from '../../ui/art.tsx'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Wrap } from '../../ui/wrap.tsx'

type Props = { art: ArtName; title: string; bengali: string; children: ReactNode }

const ShutWindow = ({ art, title, bengali, children }: Props) => (
  <div className="bg-chun-50 py-12">
    <Wrap>
      <div className="grid justify-items-center gap-1.5 rounded-[12px] border-[2.5px] border-kajol-soft border-dashed p-8 text-center">
        <Art name={art} className="mb-2 h-[120px] w-auto" />
        <h1 className="text-h2">{title}</h1>
        <p lang="bn" className="font-display font-semibold text-paar-700">
          {bengali}
        </p>
        {children}
      </div>
    </Wrap>
  </div>
)

const AllWindows = () => (
  <a href="/videos" className={buttonClass({ variant: 'yellow' })}>
    See every window
  </a>
)

const OnYoutube = () => (
  <ButtonLink newTab variant="secondary" href={useSiteSettings().youtube}>
    The channel on YouTube
  </ButtonLink>
)

/** The film was here, and YouTube no longer shows it. */
export const FilmGone = () => {
  usePageMeta({
    title: `This window is closed - ${site.name}`,
    description: 'This film is no longer on YouTube. The other windows of the house are open.',
    noIndex: true,
  })
  return (
    <ShutWindow art="cat" title="This window is closed for good" bengali="এই জানলাটা আর খুলবে না">
      <p className="mb-5">
        YouTube no longer shows this film, so neither can we. The cat has the sill.
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <AllWindows />
        <OnYoutube />
      </p>
    </ShutWindow>
  )
}

export const FilmMissing = () => {
  usePageMeta({
    title: `No such window - ${site.name}`,
    description: 'There is no film at this address. The other windows of the house are open.',
    noIndex: true,
  })
  return (
    <ShutWindow art="crow" title="No such window in this house" bengali="এমন জানলা এ বাড়িতে নেই">
      <p className="mb-5">Perhaps a letter was lost on the way. Films are told by their address.</p>
      <p className="flex flex-wrap justify-center gap-3">
        <AllWindows />
        <OnYoutube />
      </p>
    </ShutWindow>
  )
}
