import { site } from '@bong-bari/site'
import { readOrigin } from '@bong-bari/table'

let known: string | undefined

/** No trailing slash. Call `learnOrigin` first. */
export const siteOrigin = () => known ?? site.origin

/** In every call, as an instance may outlive a domain. Rejects if unreadable and never read. */
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
