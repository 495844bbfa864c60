import { createHash } from 'node:crypto'
import { createLead, listLeads } from '@bong-bari/table'
import { type DemoLead, demoLeads } from './demo-leads.ts'

const hour = 3_600_000

const idOf = ({ company }: DemoLead) => {
  const hex = createHash('sha256').update(company).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const storedLead = (demo: DemoLead, now: number) => {
  const arrived = now - demo.age * hour
  const opened = demo.openedAfter !== undefined
  return {
    id: idOf(demo),
    name: demo.name,
    company: demo.company,
    email: demo.email ?? null,
    phone: demo.phone ?? null,
    message: demo.message,
    status: 'submitted' as const,
    opened,
    openedAt: opened ? new Date(arrived + (demo.openedAfter ?? 0) * hour).toISOString() : null,
    leadStatus: demo.leadStatus,
    followUpNotes: demo.notes ?? null,
    createdAt: new Date(arrived).toISOString(),
  }
}

/** Fills a table that has no leads with the demo's; answers how many it wrote. */
export const seedDemo = async (now = Date.now()) => {
  if ((await listLeads({ limit: 1 })).items.length > 0) return 0
  // Oldest first: what a kill leaves behind is then filled up no more, but looks like a real list.
  for (const demo of demoLeads.toReversed()) await createLead(storedLead(demo, now))
  return demoLeads.length
}
