import { uploadCalendar } from '@bong-bari/edge'
import { dayIn, site, whenShown } from '@bong-bari/site'
import { uploadWords } from '@bong-bari/site/next-upload'
import { CalendarPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSiteSettings } from '../../site-settings.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** How often the clock is read, in ms. */
const tick = 30_000

/** The time in ms; undefined in HTML, which may be cached for long. */
const useClock = () => {
  const isHydrated = useHydrated()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [])
  return isHydrated ? now : undefined
}

/** When the next video comes, until then. */
export const NextUpload = () => {
  const { nextUpload } = useSiteSettings()
  const now = useClock()
  const at = whenShown(site.timeZone, nextUpload).getTime()
  if (!(at > (now ?? 0))) return null
  const today = now === undefined ? undefined : dayIn(site.timeZone, new Date(now))
  const { en, bn } = uploadWords(nextUpload, today)
  const here = Date.parse(`${nextUpload}Z`) + new Date(at).getTimezoneOffset() * 60_000
  const isElsewhere = now !== undefined && here !== at
  return (
    <div className="enamel on-dark flex max-w-full flex-wrap items-center gap-x-6 gap-y-2 px-[30px] pt-2.5 pb-3">
      <p className="flex-[1_1_auto] font-display leading-[1.35]">
        <span lang="bn" className="block text-balance font-extrabold text-h4 leading-[1.35]">
          পরের ভিডিও {bn}
        </span>
        <span className="block font-semibold text-taxi-400">
          Next video{' '}
          <time dateTime={new Date(at).toISOString()}>
            {en}
            {isElsewhere && ', Kolkata time'}
          </time>
        </span>
      </p>
      <a href={uploadCalendar} className={buttonClass({ variant: 'yellow', small: true })}>
        <CalendarPlus />
        Add to calendar
      </a>
    </div>
  )
}
