import { Download, Send } from 'lucide-react'
import { useState } from 'react'
import { Art } from '../../ui/art.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useOrigin } from '../../ui/page-meta.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { useMaLine } from './ma-line-today.ts'

type Doing = 'nothing' | 'drawing' | 'failed'

export const MaLineCard = () => {
  const line = useMaLine()
  const origin = useOrigin()
  const isHydrated = useHydrated()
  const [doing, setDoing] = useState<Doing>('nothing')
  if (!line) return null
  const { bn, latin } = line
  const text = [bn, latin, `${origin}/`].filter(Boolean).join('\n')
  const give = async (way: 'send' | 'save') => {
    setDoing('drawing')
    try {
      const { givePicture } = await import('./ma-line-picture.ts')
      await givePicture(line, way, text)
      setDoing('nothing')
    } catch {
      setDoing('failed')
    }
  }
  const canShare = isHydrated && 'share' in navigator
  return (
    <section aria-labelledby="ma-line-title" className="border-kajol border-t-4 bg-taxi-100 py-10">
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
          <div className="mt-5 flex flex-wrap gap-3">
            {canShare ? (
              <Button disabled={doing === 'drawing'} onClick={() => give('send')}>
                <Send />
                Send it
              </Button>
            ) : (
              <ButtonLink newTab href={`https://wa.me/?text=${encodeURIComponent(text)}`}>
                <Send />
                Send it
              </ButtonLink>
            )}
            <Button
              variant="secondary"
              className="noscript:hidden"
              disabled={doing === 'drawing'}
              onClick={() => give('save')}
            >
              <Download />
              Save the card
            </Button>
          </div>
          <p role="status" className={doing === 'failed' ? 'mt-3' : 'sr-only'}>
            {doing === 'drawing' && 'Drawing the card...'}
            {doing === 'failed' &&
              'The card could not be drawn just now. Try once more in a moment.'}
          </p>
        </div>
      </Wrap>
    </section>
  )
}
