import { isMailable, type Lead } from '@bong-bari/contract'
import { answerBrand } from './answer-brand.ts'
import type { Channel } from './channel.ts'
import { leadNews } from './lead-news.ts'
import type { NoticeSettings } from './notice-settings.ts'
import type { Surroundings } from './surroundings.ts'
import { sender, teamChannels } from './team-channels.ts'

/** Everybody who is told of a new lead: the team, and the brand itself where that is switched on. */
export const leadChannels = (
  lead: Lead,
  settings: NoticeSettings,
  around: Surroundings,
): Channel[] => {
  const channels = teamChannels(leadNews(lead), settings, around)
  const { email } = lead
  if (!settings.answersBrands || !email || !isMailable(email)) return channels
  const from = sender()
  if (!from) return channels
  const tell = () => answerBrand({ from, to: email, settings, now: around.now() })
  return [...channels, { kind: 'answer', whom: 'answer', tell }]
}
