import { siteOrigin } from '../public-data/site-origin.ts'

/** Nothing is closed: pages say themselves what no search should show. */
export const robots = async () =>
  `User-agent: *\nDisallow:\n\nSitemap: ${siteOrigin()}/sitemap.xml\n`
