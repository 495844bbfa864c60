import { originOf } from '@bong-bari/site'

/** The dashboard, with the details of a lead open. */
export const dashboardLink = (leadId?: string, list?: 'held') => {
  const link = new URL('/admin', originOf({ siteUrl: process.env.SITE_URL }))
  if (leadId) link.searchParams.set('lead', leadId)
  if (list) link.searchParams.set('spam', list)
  return link.href
}
