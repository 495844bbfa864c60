/** Days until stored data expires. `/privacy` states those about people. */
export const keptDays = {
  /** From the first time it was asked. */
  unanswered: 90,
  audit: 400,
  trash: 30,
  /** The default; operators may set another. */
  logs: 30,
  /** Point-in-time recovery of the table. */
  backups: 35,
} as const
