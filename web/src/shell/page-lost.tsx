import { site } from '@bong-bari/site'
import { useEffect, useEffectEvent } from 'react'
import { Art } from '../ui/art.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { usePageMeta } from '../ui/page-meta.ts'
import { useIsOffline } from '../ui/use-is-offline.ts'
import { wrapClass } from '../ui/wrap.tsx'

const title = 'This page did not arrive'

/** Replaces a page whose code failed to load; retries when back online. */
export const PageLost = ({ again }: { again: () => void }) => {
  usePageMeta({ title: `${title} - ${site.name}`, description: title, noIndex: true })
  const isOffline = useIsOffline()
  const askAnew = useEffectEvent(again)
  useEffect(() => {
    const onOnline = () => askAnew()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return (
    <section
      className={`${wrapClass} grid justify-items-center gap-4 py-16 text-center`}
      role="alert"
    >
      <Art name="cat" className="h-auto w-40" />
      <h1 className="text-h2">{title}</h1>
      <p className="max-w-prose">
        {isOffline
          ? 'You are offline. It comes by itself as soon as you are online again.'
          : 'The connection broke off on the way. Loading it again usually helps.'}
      </p>
      <p lang="bn">{isOffline ? 'নেট ফিরলেই এসে যাবে।' : 'আর একবার দেখি?'}</p>
      {!isOffline && (
        <p className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => location.reload()}>Load it again</Button>
          <ButtonLink variant="secondary" href="/">
            Go to the home page
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
