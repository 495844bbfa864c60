import { api, leadStatuses } from '@bong-bari/contract'
import type { AnswerWatch } from './answers.ts'
import { allLeads } from './leads.ts'
import type { Callers } from './noun.ts'
import { userPassword } from './nouns.ts'
import type { Places } from './places.ts'
import { allPosts } from './posts.ts'
import { untruths } from './published.ts'
import type { Site } from './site.ts'
import { strayItems } from './stored.ts'
import { compareAll, sendAgain, type Written } from './writers.ts'

/** How soon after the trouble the site must work again without help. */
const recoveryMs = 20_000

/** Tries until a login and everything after it works; a site that recovers late is a complaint. */
const recovered = async (site: Site, watch: AnswerWatch) => {
  const start = performance.now()
  for (;;) {
    try {
      return { callers: await site.enter(), ms: Math.round(performance.now() - start) }
    } catch (error) {
      if (performance.now() - start > recoveryMs) {
        watch.complaints.push(`the site did not recover within ${recoveryMs} ms: ${error}`)
        throw error
      }
    }
  }
}

const same = (one: string[], other: string[]) =>
  one.length === other.length && one.toSorted().join() === other.toSorted().join()

/** Every way to list the leads tells of the same ones; every post has an address of its own. */
const listsAgree = async ({ admin }: Callers) => {
  const ids = (await allLeads(admin)).map(({ id }) => id)
  const byStatus = []
  const byOpened = []
  for (const leadStatus of leadStatuses) byStatus.push(...(await allLeads(admin, { leadStatus })))
  for (const opened of ['true', 'false']) byOpened.push(...(await allLeads(admin, { opened })))
  const slugs = (await allPosts(admin)).map(({ slug }) => slug)
  return [
    !same(
      ids,
      byStatus.map(({ id }) => id),
    ) && 'the leads by status are not all leads',
    !same(
      ids,
      byOpened.map(({ id }) => id),
    ) && 'the leads opened or not are not all leads',
    new Set(slugs).size !== slugs.length && 'two posts have one address',
  ].filter((complaint) => complaint !== false)
}

/** Whoever is an admin by all that was answered can log in. */
const newestUserLogsIn = async (site: Site, all: Written[]) => {
  const users = all.find(({ noun }) => noun.name === 'user')?.ledger.there() ?? []
  const newest = users.at(-1)
  if (newest) await site.login(newest.mark, userPassword)
}

/**
 * Looks at everything once the trouble is over: that the site works again, that all that was answered
 * is so, and every invariant. Answers how long the site took to work again.
 */
export const lookAt = async (site: Site, watch: AnswerWatch, all: Written[], places: Places) => {
  const { callers, ms } = await recovered(site, watch)
  await sendAgain(all, callers)
  await compareAll(all, callers)
  await places.compare(callers.admin)
  watch.complaints.push(...(await listsAgree(callers)))
  await newestUserLogsIn(site, all)
  if (!(await callers.visitor()(api.videos.latest)).length)
    watch.complaints.push('the videos are gone')
  const claimed = all
    .filter(({ noun }) => noun.name === 'user')
    .flatMap(({ ledger }) => ledger.neverStood().map(({ mark }) => mark))
  watch.complaints.push(...(await strayItems(site.facts, claimed)))
  watch.complaints.push(...(await untruths(site, all)))
  return ms
}
