import { partsOf, reachFacts, reachTexts } from '@bong-bari/contract'
import { kitPage } from '@bong-bari/edge'
import { readPageData } from '../page-rendering/page-data.ts'
import { siteOrigin } from '../public-data/site-origin.ts'

/** As for its page. */
export const kitValues = async (now: Date) => {
  const { settings = [], shown, channel } = (await readPageData(kitPage, now)) ?? {}
  const said = (key: string) =>
    settings.find(({ settingKey }) => settingKey === key)?.settingValue.trim() ?? ''
  return {
    parts: partsOf(shown?.pitch ?? []),
    reach: reachFacts(channel && reachTexts(channel), said('reach')),
    contact: { email: said('email'), whatsapp: said('whatsapp'), youtube: said('youtube') },
    replyPromise: said('replyPromise'),
    origin: siteOrigin(),
  }
}
export type KitValues = Awaited<ReturnType<typeof kitValues>>
