import { setTimeout as sleep } from 'node:timers/promises'
import { api, type Call } from '@bong-bari/contract'
import { allLeads } from './leads.ts'
import type { Site } from './site.ts'

/** Past the lease of a worker that was killed, and the pause before what was missed is looked for. */
const aheadMs = 30 * 60_000

/** How soon after the trouble everybody is told of everything. */
const patienceMs = 30_000

/** Mails of which some may say the same: the service sent one and its answer was lost. */
const timesToldOf = async (site: Site, ids: string[]) => {
  const mails = await site.mails()
  return new Map(ids.map((id) => [id, mails.filter(({ text }) => text.includes(id)).length]))
}

const allTold = async (site: Site, ids: string[]) => {
  const start = performance.now()
  for (;;) {
    const told = await timesToldOf(site, ids)
    const isDone = [...told.values()].every((times) => times > 0)
    if (isDone || performance.now() - start > patienceMs) return told
    await sleep(200)
  }
}

/** What the team hears of leads: each at least once, and no more once that has been noted in calm weather. */
export const makeNotices = (complain: (complaint: string) => void) => {
  let last = new Map<string, number>()
  /** Told in the calm of a round before: whatever the queue repeats, it is told no more. */
  const settled = new Map<string, number>()

  const begin = (admin: Call) =>
    admin(api.settings.update, {
      params: { key: 'noticeEmails' },
      body: { settingValue: 'team@example.test' },
    })

  const compare = async (site: Site, admin: Call) => {
    const ids = (await allLeads(admin))
      .filter(({ company }) => company?.startsWith('chaos-'))
      .map(({ id }) => id)
    await site.lookForNotices(aheadMs)
    const told = await allTold(site, ids)
    for (const [id, times] of told) {
      if (times === 0) complain(`nobody was told of the lead ${id}`)
      const before = settled.get(id)
      if (before !== undefined && times > before) complain(`the lead ${id} was told again`)
    }
    for (const [id] of last) settled.set(id, told.get(id) ?? settled.get(id) ?? 0)
    last = told
  }
  return { begin, compare }
}
