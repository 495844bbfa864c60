import type { MaLine } from '@bong-bari/contract'
import { dayIn, site } from '@bong-bari/site'
import { isBengali } from '@bong-bari/text'
import { allSettings } from './settings.ts'

const dayMs = 86_400_000

/** `কথা | Kotha`, or one script. */
const lineIn = (written: string): Omit<MaLine, 'day'> => {
  const parts = written.split('|').flatMap((part) => part.trim() || [])
  return {
    bn: parts.find(isBengali) ?? '',
    latin: parts.find((part) => !isBengali(part)) ?? '',
  }
}

/** In the brand's time zone. */
export const dayOfHouse = (now: Date) => dayIn(site.timeZone, now)

/** In turn, the same for everybody. */
export const maLineAt = async (now: Date): Promise<MaLine | undefined> => {
  const setting = (await allSettings()).find(({ settingKey }) => settingKey === 'maLines')
  const lines = (setting?.settingValue ?? '')
    .split('\n')
    .map(lineIn)
    .filter(({ bn, latin }) => bn || latin)
  const day = dayOfHouse(now)
  const line = lines[(Date.parse(day) / dayMs) % lines.length]
  return line && { day, ...line }
}
