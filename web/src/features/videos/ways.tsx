import { ArrowUpRight, X } from 'lucide-react'
import { BrandGlyph } from '../../ui/brand-glyph.tsx'

const way =
  'inline-flex min-h-11 items-center gap-1 whitespace-nowrap font-display font-semibold underline-offset-5 md:min-h-8'

/** What `boot/player.ts` puts below a video that plays in its window. */
export const WaysTemplate = () => (
  <template data-ways="">
    <p className="window-caption mt-0.5 flex w-full flex-wrap justify-between gap-x-3 text-(--aside) text-dense leading-[1.65]">
      <a className={way} data-send="" href="/" target="_blank" rel="noopener">
        <BrandGlyph name="whatsapp" />
        Send it
        <span className="sr-only"> on WhatsApp (opens in a new tab)</span>
      </a>
      <a className={way} data-outside="" href="/" target="_blank" rel="noopener">
        Watch on YouTube
        <ArrowUpRight className="size-4" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <button type="button" className={`${way} cursor-pointer`} data-close-player="">
        <X className="size-[18px]" />
        Close
        <span className="sr-only"> the film</span>
      </button>
    </p>
  </template>
)
