import {
  api,
  type LeadFilterName,
  leadFilterNames,
  leadFilters,
  leadStatuses,
  passesLeadFilters,
  readLeadFilters,
} from '@bong-bari/contract'
import { leadOf } from '@bong-bari/contract/testing'
import { dayInKolkata, queueOf } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { startApi } from './start-api.ts'

const day = 86_400_000

const valuesOf = (name: LeadFilterName) => Object.keys(leadFilters[name].values)

const site = await startApi()
const admin = await site.newAdmin()

test('every filter filters the list, the count, the search and the file, alone and with another one', async () => {
  const { id: userId } = await admin.call(api.auth.me)
  const { createLead, dueDayOf, listLeads } = await import('@bong-bari/table')
  const now = new Date(site.clock.now)
  const dayOf = (days: number) => dayInKolkata(site.clock.now + days * day)
  const made = Array.from({ length: 24 }, (_, place) =>
    leadOf({
      id: crypto.randomUUID(),
      createdAt: new Date(site.clock.now - (place + 30) * 60_000).toISOString(),
      leadStatus: leadStatuses[place % leadStatuses.length] ?? 'new',
      opened: place % 2 === 0,
      openedAt: place % 2 === 0 ? now.toISOString() : null,
      ...(place % 3 === 0 && { ownerId: userId, ownerName: admin.username }),
      followUpOn: place % 4 === 3 ? null : dayOf((place % 4) - 1),
    }),
  )
  for (const lead of made) await createLead(lead)
  await site.react()
  // By when they are to be answered was worked out since.
  const leads = (await listLeads({ limit: 100 })).items

  const asker = { userId, today: dayInKolkata(now) }
  const asFiltered = (lead: (typeof leads)[number]) => {
    return { ...lead, dueDay: dueDayOf(lead), queue: queueOf(lead, asker.today) }
  }
  const expected = (query: Record<string, string>) => {
    const filters = readLeadFilters((name) => query[name] ?? null)
    return leads
      .filter((lead) => passesLeadFilters(asFiltered(lead), filters, asker))
      .map(({ id }) => id)
      .sort()
  }
  const idsOf = async (query: object) =>
    (await admin.call(api.leads.list, { query })).items.map(({ id }) => id).sort()
  const idsInFile = async (query: object) => {
    const { blob } = await admin.call(api.exports.leads, { query: { format: 'csv', ...query } })
    const text = await blob.text()
    return leads.flatMap(({ id }) => (text.includes(id) ? [id] : [])).sort()
  }

  const alone = leadFilterNames.flatMap((name) => {
    const values = valuesOf(name)
    return [values.at(0), values.at(-1)].map((value = '') => ({ [name]: value }))
  })
  const both = alone.flatMap((one, at) => alone.slice(at).map((other) => ({ ...one, ...other })))
  for (const query of both) {
    const ids = expected(query)
    expect([query, await idsOf(query)]).toEqual([query, ids])
    const { count } = await admin.call(api.leads.count, { query: query as object })
    expect([query, count]).toEqual([query, ids.length])
    expect([query, await idsOf({ ...query, q: 'Sen Sweets' })]).toEqual([query, ids])
    if (Object.keys(query).length > 1) continue
    // A filter that leaves all of them, or none, would prove nothing.
    expect([query, ids.length > 0, ids.length < leads.length]).toEqual([query, true, true])
    expect([query, await idsInFile(query)]).toEqual([query, ids])
  }
})
