import { site } from '@bong-bari/site'
import { readOrigin } from '@bong-bari/table'

let known: string = site.origin

/** The site's own origin, which absolute addresses begin with; no slash at its end. `learnOrigin` comes first. */
export const siteOrigin = () => known

/**
 * Reads what the deployment wrote, in every call: an instance that outlives a new domain would go on naming the old one.
 * Before it is written the brand's own counts.
 */
export const learnOrigin = async () => {
  known = (await readOrigin()) ?? site.origin
}
