import type { MaLine } from '@bong-bari/contract'
import { Send } from 'lucide-react'
import { sendUrl } from '../../names/addresses.ts'
import { Art } from '../../ui/art.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useOrigin } from '../../ui/page-meta.ts'
import { Wrap } from '../../ui/wrap.tsx'

/** `boot/home.ts` puts today's in the place of another day's. */
export const MaLineCard = ({ line: { day, bn, latin } }: { line: MaLine }) => {
  const origin = useOrigin()
  const text = [bn, latin, `${origin}/`].filter(Boolean).join('\n')
  return (
    <section
      data-ma-line={day}
      aria-labelledby="ma-line-title"
      className="border-kajol border-t-4 bg-taxi-100 py-10"
    >
      <Wrap>
        <div className="mx-auto max-w-[760px] rounded-md border-4 border-kajol bg-chun-50 px-5 pt-4 pb-5 md:px-8">
          <div className="flex flex-wrap items-center gap-4">
            <Art name="maface" className="h-16 w-auto shrink-0" />
            <h2 id="ma-line-title" className="flex-[1_1_8em] text-h3 leading-[1.25]">
              Ma’s line of the day{' '}
              <span lang="bn" className="block font-semibold text-body text-paar-700">
                মায়ের আজকের কথা
              </span>
            </h2>
          </div>
          <blockquote className="mt-4">
            {bn && (
              <p
                lang="bn"
                className="wrap-anywhere font-display font-extrabold text-h2 leading-[1.4]"
              >
                {bn}
              </p>
            )}
            {latin && (
              <p lang="bn-Latn" className="wrap-anywhere mt-1.5 text-lead text-paar-700">
                {latin}
              </p>
            )}
          </blockquote>
          <p className="mt-5">
            <ButtonLink newTab href={sendUrl(text)}>
              <Send />
              Send it
            </ButtonLink>
          </p>
        </div>
      </Wrap>
    </section>
  )
}
