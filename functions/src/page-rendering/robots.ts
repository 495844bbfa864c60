import { siteOrigin } from '../public-data/site-origin.ts'

/** Nothing is closed: pages that no search should show say so themselves. */
export const robots = async () =>
  `User-agent: *\nDisallow:\n\nSitemap: ${siteOrigin()}/sitemap.xml\n`
