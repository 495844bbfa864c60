import { isLive, type Section } from '@bong-bari/contract'

/** The sections that visitors see now, in their order. */
export const liveSections = (sections: readonly Section[], now: Date) =>
  sections.filter((section) => isLive(section, now))

/** When the next one comes or goes; undefined where none does. */
export const nextSectionChange = (sections: readonly Section[], now: Date) =>
  sections
    .filter(({ isActive }) => isActive)
    .flatMap(({ validFrom, validTo }) => [validFrom, ...(validTo ? [validTo] : [])])
    .map((moment) => Date.parse(moment))
    .filter((moment) => moment > now.getTime())
    .sort((a, b) => a - b)
    .map((moment) => new Date(moment))[0]
