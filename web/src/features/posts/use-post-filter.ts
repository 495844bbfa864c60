import { limits, type PostStatus, postStatuses } from '@bong-bari/contract'
import { useSearchParams } from 'react-router'
import { changed } from '../../office/search-params.ts'

/** Filters are in the address, so that reload, Back and a shared link keep them. */
export const usePostFilter = () => {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('q')?.trim() ?? ''
  // Longer than the field allows: no search.
  const q = asked.length > limits.postSearch.text ? '' : asked
  const status: PostStatus | '' = postStatuses.find((one) => one === search.get('is')) ?? ''
  /** Typing a search is one step of the history. */
  const seek = (text: string) =>
    setSearch((now) => changed(now, { q: text }), { replace: Boolean(q && text) })
  const choose = (next: PostStatus | '') => setSearch((now) => changed(now, { is: next }))
  return { filter: { q, status }, seek, choose }
}
