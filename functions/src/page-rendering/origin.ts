import { originOf } from '@bong-bari/site'

/** The site's own origin, which absolute addresses begin with; no slash at its end. */
export const origin = () => originOf({ siteUrl: process.env.SITE_URL })
