import { siteOrigin } from '../public-data/site-origin.ts'

export const dashboardLink = (leadId?: string, list?: 'held') => {
  const link = new URL('/admin', siteOrigin())
  if (leadId) link.searchParams.set('lead', leadId)
  if (list) link.searchParams.set('spam', list)
  return link.href
}
