import type { MaLine } from '@bong-bari/contract'
import { dayIn, site } from '@bong-bari/site'
import { isBengali } from '@bong-bari/text'
import { allSettings } from './settings.ts'

const dayMs = 86_400_000

/** A line as it is written: `কথা | Kotha`, or in one script alone. */
const lineIn = (written: string): Omit<MaLine, 'day'> => {
  const parts = written.split('|').flatMap((part) => part.trim() || [])
  return {
    bn: parts.find(isBengali) ?? '',
    latin: parts.find((part) => !isBengali(part)) ?? '',
  }
}

/** The day where the house stands. */
export const dayOfHouse = (now: Date) => dayIn(site.timeZone, now)

/** What Ma says on the day of a moment: one after the other, the same to all. */
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
