import { arrivedLead, type Lead, leadStatuses } from '@bong-bari/contract'
import { derivedId } from '@bong-bari/table'

/** Leads of which every list of every filter gets one: statuses, opened or not, spam or not. */
export const leadKinds = leadStatuses.length * 2 * 2

const request = {
  name: 'রিয়া সেন',
  email: 'riya@example.test',
  phone: '+91 9830012345',
  company: 'মিষ্টি ঘর',
  message: 'পুজোর আগে একটা মজার ভিডিও চাই। Please send your rates for one episode.',
}

/**
 * The lead of a number: of the kind that is its turn, and of the same size as all others, so that a
 * page costs the same wherever it begins. Higher numbers arrived earlier.
 */
export const evenLead = (number: number, now: number): Lead & { spam: boolean } => {
  const createdAt = new Date(now - number * 60_000).toISOString()
  const isOpened = number % 2 === 0
  const isLate = Math.floor(number / leadKinds) % 2 === 0
  return {
    ...arrivedLead(request, { id: derivedId(`even lead ${number}`), createdAt }),
    spam: Math.floor(number / 2) % 2 === 0,
    opened: isOpened,
    openedAt: isOpened ? createdAt : null,
    // Half of them is due today, the others wait since a month.
    dueAt: new Date(isLate ? now - 30 * 24 * 3600_000 : now).toISOString(),
    leadStatus: leadStatuses[Math.floor(number / 4) % leadStatuses.length] ?? 'new',
  }
}
