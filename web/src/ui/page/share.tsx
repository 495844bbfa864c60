import { Check, Copy, Share2 } from 'lucide-react'
import { useId } from 'react'
import { sendUrl } from '../../names/addresses.ts'
import { Button, ButtonLink } from '../button.tsx'
import { useOrigin } from '../page-meta.ts'
import { BrandGlyph } from './brand-glyph.tsx'

type Shared = {
  title: string
  path: string
  what: string
  className?: string
}

/** WhatsApp is a plain link and needs no script; `boot/share.ts` does the rest. */
export const Share = ({ title, path, what, className = '' }: Shared) => {
  const heading = useId()
  const address = useOrigin() + path
  return (
    <section
      aria-labelledby={heading}
      className={`group/share text-lead ${className}`}
      data-share={address}
      data-title={title}
    >
      <p id={heading} className="font-display font-extrabold text-h3">
        Send it to the family group
      </p>
      <p lang="bn" className="text-body text-kajol-soft">
        বাড়ির গ্রুপে পাঠিয়ে দিন
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={sendUrl(`${title}\n${address}`)} newTab className="w-full md:w-auto">
          <BrandGlyph name="whatsapp" />
          WhatsApp
        </ButtonLink>
        <Button
          variant="secondary"
          className="min-w-[8.5em] flex-1 noscript:hidden md:flex-none"
          data-copy=""
        >
          <Copy className="group-data-copied/share:hidden" />
          <Check className="hidden group-data-copied/share:block" />
          <span>Copy link</span>
        </Button>
        {/* The phone's share sheet. Its space is reserved before we know whether it exists. */}
        <Button
          variant="secondary"
          className="invisible flex-1 noscript:hidden md:flex-none"
          data-more-ways=""
        >
          <Share2 />
          More ways
        </Button>
      </div>
      <p role="status" className="sr-only" data-said="" />
      <input
        hidden
        readOnly
        aria-label={`Address of this ${what}`}
        value={address}
        className="h-12 w-full rounded-field border-2 border-kajol-soft bg-white px-3 text-base"
      />
    </section>
  )
}
