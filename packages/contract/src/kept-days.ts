/** Days after which what is kept is gone by itself. `/privacy` says each of those about people. */
export const keptDays = {
  /** A question that the bot could not answer, from the first time it was asked. */
  unanswered: 90,
  /** What the audit tells of the team. */
  audit: 400,
  /** What the team deleted. */
  trash: 30,
  /** What functions log, where the operator has set nothing else. */
  logs: 30,
  /** What the table's own backups can still bring back. */
  backups: 35,
} as const
