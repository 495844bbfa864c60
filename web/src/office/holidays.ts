import { useSettingValue } from './settings.ts'

export type Holiday = { day: string; name: string }

/** Parses a line of the setting `holidays`; day or name may be missing while typing. */
export const holidayIn = (line: string): Holiday => {
  const [, day = '', name = ''] = /^(\d{4}-\d{2}-\d{2})?\s?(.*)$/.exec(line) ?? []
  return { day, name }
}

export const holidaysOf = (setting: string): Holiday[] =>
  setting
    .split('\n')
    .map(holidayIn)
    .filter(({ day }) => day)

const monthsAfter = (day: string, months: number) => {
  const date = new Date(`${day}T00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** The last known holiday, when it is past or at most `ahead` months away; '' when none is known. */
export const lastHolidayNear = (
  setting: string,
  today: string,
  ahead: number,
): string | undefined => {
  const days = holidaysOf(setting).map(({ day }) => day)
  const last = days.sort().at(-1) ?? ''
  return last <= monthsAfter(today, ahead) ? last : undefined
}

const dayShown = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

export const holidaysEndWords = (last: string) =>
  last
    ? `Holidays end on ${dayShown.format(new Date(`${last}T00:00Z`))}: add next year's.`
    : 'No holidays are known: add those of this year.'

export const useHolidayWords = () => {
  const setting = useSettingValue('holidays')
  return (day: string) => {
    const found = day && holidaysOf(setting ?? '').find((one) => one.day === day)
    return found && `Holiday${found.name && `: ${found.name}`}`
  }
}
