import { site } from '@bong-bari/site'

// Swedish writes a moment as ISO does: `2025-03-01 00:00:00`.
const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: site.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Milliseconds by which the clocks of the house are ahead of UTC. */
const aheadAt = (moment: number) =>
  Date.parse(`${wall.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000

/** `2025-03`: the month of a moment where the house stands. */
export const monthOf = (moment: string) => wall.format(Date.parse(moment)).slice(0, 7)

/** When a month begins there, in ISO form and UTC. */
export const monthStart = (month: string) => {
  const inUtc = Date.parse(`${month}-01T00:00:00Z`)
  // The clocks may have been changed between the two.
  const near = inUtc - aheadAt(inUtc)
  return new Date(inUtc - aheadAt(near)).toISOString()
}

export const monthAfter = (month: string) => {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + 1)
  return date.toISOString().slice(0, 7)
}
