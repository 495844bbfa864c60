import type { MaLine } from '@bong-bari/contract'
import { dayInKolkata, daysBetween } from '@bong-bari/site'
// Apart from the settings, as the text package would come into every function that reads one.
import { isBengali } from '@bong-bari/text'
import { readSettings } from './settings.ts'

/** Parses `কথা | Kotha`. A line may have only one of the scripts. */
const parseMaLine = (written: string): Omit<MaLine, 'day'> => {
  const parts = written.split('|').flatMap((part) => part.trim() || [])
  return {
    bn: parts.find(isBengali) ?? '',
    latin: parts.find((part) => !isBengali(part)) ?? '',
  }
}

/** Reads the line of the day. The lines come in turn, and everybody gets the same. */
export const readMaLine = async (now: Date): Promise<MaLine | undefined> => {
  const setting = (await readSettings()).find(({ settingKey }) => settingKey === 'maLines')
  const lines = (setting?.settingValue ?? '')
    .split('\n')
    .map(parseMaLine)
    .filter(({ bn, latin }) => bn || latin)
  const day = dayInKolkata(now)
  const line = lines[daysBetween('1970-01-01', day) % lines.length]
  return line && { day, ...line }
}
