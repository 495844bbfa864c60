import { site } from '@bong-bari/site'
import { readOrigin } from '@bong-bari/table'

let known: string | undefined

/** Without a slash at its end. Call `learnOrigin` first. */
export const siteOrigin = () => known ?? site.origin

/**
 * In every call, since an instance may outlive a domain. Rejects where the table does not answer,
 * unless it did before.
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
