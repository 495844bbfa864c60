/** Days until data expires. `/privacy` states those about people. */
export const keptDays = {
  /** From the first time asked. */
  unanswered: 90,
  audit: 400,
  trash: 30,
  /** Default; configurable. */
  logs: 30,
  /** The table's point-in-time recovery. */
  backups: 35,
} as const
