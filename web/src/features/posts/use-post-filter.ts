import { limits, type PostStatus, postStatuses } from '@bong-bari/contract'
import { useSearchParams } from 'react-router'
import { changed } from '../../office/search-params.ts'

/** What posts are looked for by stands in the address, so that reload, Back and a shared link keep it. */
export const usePostFilter = () => {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('q')?.trim() ?? ''
  // What no field could hold does not search.
  const q = asked.length > limits.postSearch.text ? '' : asked
  const status: PostStatus | '' = postStatuses.find((one) => one === search.get('is')) ?? ''
  /** A search that is typed on is one step of the history, not one for each letter. */
  const seek = (text: string) =>
    setSearch((now) => changed(now, { q: text }), { replace: Boolean(q && text) })
  const choose = (next: PostStatus | '') => setSearch((now) => changed(now, { is: next }))
  return { filter: { q, status }, seek, choose }
}
