import { site } from '@bong-bari/site'
import { readOrigin } from '@bong-bari/table'

let known: string | undefined

/** The site's own origin, which absolute addresses begin with; no slash at its end. `learnOrigin` comes first. */
export const siteOrigin = () => known ?? site.origin

/**
 * Reads what the deployment wrote, in every call: an instance that outlives a new domain would go on naming the old one.
 * Before it is written the brand's own counts. Rejects where the table does not answer, unless it did before.
 */
export const learnOrigin = async () => {
  const before = known
  known = await readOrigin().then(
    (origin) => origin ?? site.origin,
    (error: unknown) => {
      if (before === undefined) throw error
      return before
    },
  )
}
