import { api } from '@bong-bari/contract'
import { readOrigin } from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'

const patienceMs = 5_000

const isWell = async (address: URL) => {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch(address, { signal }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true
}

/**
 * Asks the site as a visitor does: a page, and the API, which refuses where CloudFront sends it another secret. CloudFront's own numbers
 * are in us-east-1, where no alarm of another region can read them.
 */
export const lookAtSite = async () => {
  const origin = await readOrigin()
  if (!origin) return
  const looks = ['/', api.videos.latest.path].map((path) => isWell(new URL(path, origin)))
  metric('SiteAnswers', (await Promise.all(looks)).every(Boolean) ? 1 : 0)
}
