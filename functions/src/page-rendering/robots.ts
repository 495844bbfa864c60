import { origin } from './origin.ts'

/** Nothing is closed: pages that no search should show say so themselves. */
export const robots = async () => `User-agent: *\nDisallow:\n\nSitemap: ${origin()}/sitemap.xml\n`
