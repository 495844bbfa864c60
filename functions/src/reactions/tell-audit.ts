import { auditIn, type Change } from '@bong-bari/table'
import { askToTell } from '../adapters/notice-queue.ts'
import {
  isToldToTeam,
  noticeSettings,
  queuedName,
  whomToTellOfAudit,
} from '../public-data/notice-settings.ts'

/** Tells the team of new access, and of notices that go elsewhere. */
export const tellAudit = async ({ is }: Change): Promise<void> => {
  const entry = auditIn(is)
  if (!entry || !isToldToTeam(entry)) return
  const whom = whomToTellOfAudit(entry, await noticeSettings())
  const { at, id } = entry
  await askToTell(whom.map((one) => ({ audit: `${at}#${id}`, whom: queuedName(one) })))
}
