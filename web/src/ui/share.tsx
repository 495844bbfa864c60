import { Check, Copy, Share2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { BrandGlyph } from './brand-glyph.tsx'
import { Button, ButtonLink } from './button.tsx'
import { copyText } from './copy-text.ts'
import { useOrigin } from './page-meta.ts'
import { useHydrated } from './use-hydrated.ts'

/** How long "copied" shows, in ms. */
const saidFor = 4_000

type Copied = 'not yet' | 'copied' | 'refused'

const words: Record<Copied, string> = {
  'not yet': '',
  copied: 'The link was copied. Now paste it where they will see it.',
  refused: 'Your browser did not let us copy. The address is below, copy it from there.',
}

const useCopied = (address: string) => {
  const [copied, setCopied] = useState<Copied>('not yet')
  useEffect(() => {
    if (copied !== 'copied') return
    const timer = setTimeout(() => setCopied('not yet'), saidFor)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => setCopied((await copyText(address)) ? 'copied' : 'refused')
  return [copied, copy] as const
}

/** Selected, so that one key or tap copies it. */
const Address = ({ address, what }: { address: string; what: string }) => (
  <input
    readOnly
    aria-label={`Address of this ${what}`}
    value={address}
    ref={(field) => field?.select()}
    onFocus={({ target }) => target.select()}
    className="h-12 w-full rounded-field border-2 border-kajol-soft bg-white px-3 text-base"
  />
)

/** The phone's share sheet. Its space is reserved before we know whether it exists. */
const MoreWays = ({ title, url }: { title: string; url: string }) => {
  const isThere = useHydrated() && 'share' in navigator
  // Closing the sheet is no failure.
  const share = () => navigator.share({ title, url }).catch(() => {})
  return (
    <Button
      variant="secondary"
      className={`flex-1 noscript:hidden md:flex-none ${isThere ? '' : 'invisible'}`}
      onClick={share}
    >
      <Share2 />
      More ways
    </Button>
  )
}

const CopyButton = ({ isCopied, onClick }: { isCopied: boolean; onClick: () => void }) => (
  <Button
    variant="secondary"
    className="min-w-[8.5em] flex-1 noscript:hidden md:flex-none"
    onClick={onClick}
  >
    {isCopied ? <Check /> : <Copy />}
    {isCopied ? 'Copied' : 'Copy link'}
  </Button>
)

type Shared = {
  title: string
  path: string
  what: string
  className?: string
}

/** WhatsApp is a plain link and needs no script. */
export const Share = ({ title, path, what, className = '' }: Shared) => {
  const heading = useId()
  const address = useOrigin() + path
  const [copied, copy] = useCopied(address)
  return (
    <section aria-labelledby={heading} className={`text-lead ${className}`}>
      <p id={heading} className="font-display font-extrabold text-h3">
        Send it to the family group
      </p>
      <p lang="bn" className="text-body text-kajol-soft">
        বাড়ির গ্রুপে পাঠিয়ে দিন
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`}
          newTab
          className="w-full md:w-auto"
        >
          <BrandGlyph name="whatsapp" />
          WhatsApp
        </ButtonLink>
        <CopyButton isCopied={copied === 'copied'} onClick={copy} />
        <MoreWays title={title} url={address} />
      </div>
      <p role="status" className={copied === 'refused' ? 'mt-4 mb-2 text-body' : 'sr-only'}>
        {words[copied]}
      </p>
      {copied === 'refused' && <Address address={address} what={what} />}
    </section>
  )
}
