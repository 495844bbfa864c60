import {
  type LeadFilters as Filters,
  leadFilterNames,
  limits,
  readLeadFilters,
} from '@bong-bari/contract'
import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { fromList, isFromList, withParams } from '../../../office/page/search-params.ts'

/** As the call takes them; an absent one does not filter. */
export type LeadFilters = Filters & {
  q?: string | undefined
  spam?: 'true' | undefined
}

/** The address's filters; invalid values count as absent. */
const parseFilters = (search: URLSearchParams): LeadFilters => {
  const q = search.get('q')?.trim()
  return {
    ...readLeadFilters((name) => search.get(name)),
    q: q && q.length <= limits.leadSearch.text ? q : undefined,
    spam: search.get('spam') === 'true' ? 'true' : undefined,
  }
}

const narrowingNames = [...leadFilterNames, 'q'] as const

export const isNarrowed = (filters: LeadFilters) =>
  narrowingNames.some((name) => filters[name] !== undefined)

/** Filters are in the address, so that reload, Back and a shared link keep them. */
export const useLeadFilters = () => {
  const [search, setSearch] = useSearchParams()
  const filters = parseFilters(search)
  /** Typing a search is one step of the history. */
  const setFilter = (name: keyof LeadFilters, value: string) =>
    setSearch((now) => withParams(now, { [name]: value }), {
      replace: name === 'q' && Boolean(filters.q) && value !== '',
    })
  const clearFilters = () =>
    setSearch((now) =>
      withParams(now, Object.fromEntries(narrowingNames.map((name) => [name, undefined]))),
    )
  /** Spam has no owner, queue or due day. */
  const showApart = (spam: LeadFilters['spam']) =>
    setSearch((now) =>
      withParams(now, {
        spam,
        lead: undefined,
        owner: undefined,
        due: undefined,
        queue: undefined,
      }),
    )
  return { filters, setFilter, clearFilters, showApart }
}

/**
 * The open lead, in the address. Opening adds a step that Back undoes; going from lead to lead does not, and
 * closing takes that step back.
 */
export const useSelectedLead = () => {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const selectedId = search.get('lead') ?? undefined
  const isStep = isFromList(state)

  const select = (id: string) =>
    setSearch((now) => withParams(now, { lead: id }), {
      replace: Boolean(selectedId),
      state: selectedId && !isStep ? undefined : fromList,
    })
  const close = useCallback(() => {
    if (isStep) navigate(-1)
    else setSearch((now) => withParams(now, { lead: undefined }), { replace: true })
  }, [isStep, navigate, setSearch])
  return { selectedId, select, close }
}
