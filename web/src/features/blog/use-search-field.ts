import { limits } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** The search text is in the address, to share and to go back to. Prerendering does not know it. */
export const useSearchField = () => {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = isHydrated ? (new URLSearchParams(search).get('q') ?? '') : ''
  const q = cut(asked.trim(), limits.postSearch.text)
  /** Typing a search is one step of the history. */
  const seek = useCallback(
    (text: string) => {
      const next = text && `?${new URLSearchParams({ q: text })}`
      navigate({ search: next }, { replace: Boolean(q && text) })
    },
    [navigate, q],
  )
  return { q, seek }
}
