/** Facts in the texts that are decided elsewhere. */
export type Facts = {
  unansweredDays: number
  logDays: number
  backupDays: number
  auditDays: number
  chatTurns: number
  region: string
  /** Months after its last change that a request is erased; undefined while none is. */
  requestMonths: number | undefined
}

/** A part of the page. `{mail}` stands for the address for questions. */
export type Entry = {
  title: string
  texts: readonly string[]
  /** Storage names in the browser, with their purpose. */
  names?: Readonly<Record<KeptName, string>>
}

export const keptNames = [
  'sound',
  'last-visit',
  'chat',
  'chat-window',
  'home-request',
  'work-request',
  'chat-request',
  'receipt',
  'blog-pages',
  'reloaded',
] as const
export type KeptName = (typeof keptNames)[number]
