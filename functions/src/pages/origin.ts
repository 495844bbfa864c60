import { site } from '@bong-bari/site'

/** The site's own origin, which absolute addresses begin with; no slash at its end. */
export const origin = () => new URL(process.env.SITE_URL || site.origin).origin
