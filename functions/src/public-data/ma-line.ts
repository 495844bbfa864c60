import type { MaLine } from '@bong-bari/contract'
import { dayInKolkata, daysBetween } from '@bong-bari/site'
import { isBengali } from '@bong-bari/text'
import { allSettings } from './settings.ts'

/** `কথা | Kotha`, or one script. */
const lineIn = (written: string): Omit<MaLine, 'day'> => {
  const parts = written.split('|').flatMap((part) => part.trim() || [])
  return {
    bn: parts.find(isBengali) ?? '',
    latin: parts.find((part) => !isBengali(part)) ?? '',
  }
}

/** In turn, the same for everybody. */
export const maLineAt = async (now: Date): Promise<MaLine | undefined> => {
  const setting = (await allSettings()).find(({ settingKey }) => settingKey === 'maLines')
  const lines = (setting?.settingValue ?? '')
    .split('\n')
    .map(lineIn)
    .filter(({ bn, latin }) => bn || latin)
  const day = dayInKolkata(now)
  const line = lines[daysBetween('1970-01-01', day) % lines.length]
  return line && { day, ...line }
}
