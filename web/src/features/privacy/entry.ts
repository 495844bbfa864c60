/** What the texts say that is decided elsewhere. */
export type Facts = {
  unansweredDays: number
  logDays: number
  backupDays: number
  auditDays: number
  chatTurns: number
  region: string
  /** Months after its last change that a request goes by itself; undefined while none does. */
  requestMonths: number | undefined
}

/** A part of the page. `{mail}` in a text stands for the address that questions go to. */
export type Entry = {
  title: string
  texts: readonly string[]
  /** Names under which the browser keeps something, and what it is. */
  names?: Readonly<Record<KeptName, string>>
}

/** All that a visitor's browser keeps for the site. */
export const keptNames = [
  'sound',
  'last-visit',
  'chat',
  'home-request',
  'work-request',
  'chat-request',
  'receipt',
  'places',
  'blog-pages',
  'reloaded',
] as const
export type KeptName = (typeof keptNames)[number]
