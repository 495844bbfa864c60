import { limits } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** What is looked for stands in the address, to be shared and gone back to. The HTML knows nothing of it. */
export const useSearchField = () => {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = isHydrated ? (new URLSearchParams(search).get('q') ?? '') : ''
  const q = cut(asked.trim(), limits.postSearch.text)
  /** A search that is typed on is one step of the history, not one for each letter. */
  const seek = useCallback(
    (text: string) => {
      const next = text && `?${new URLSearchParams({ q: text })}`
      navigate({ search: next }, { replace: Boolean(q && text) })
    },
    [navigate, q],
  )
  return { q, seek }
}
