import { auditIn, type Change } from '@bong-bari/table'
import { askToTell } from '../adapters/notice-queue.ts'
import {
  isToldToTeam,
  noticeSettings,
  queuedName,
  whomToTellOfAudit,
} from '../public-data/notice-settings.ts'

/** Has the team told where somebody may be let in who was not, or where letters go elsewhere from now on. */
export const tellAudit = async ({ is }: Change): Promise<void> => {
  const entry = auditIn(is)
  if (!entry || !isToldToTeam(entry)) return
  const whom = whomToTellOfAudit(entry, await noticeSettings())
  const { at, id } = entry
  await askToTell(whom.map((one) => ({ audit: `${at}#${id}`, whom: queuedName(one) })))
}
