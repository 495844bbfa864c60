import {
  type LeadFilters as Filters,
  leadFilterNames,
  limits,
  readLeadFilters,
} from '@bong-bari/contract'
import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { fromList, isFromList, withParams } from '../../../office/page/search-params.ts'

/** The orders that are not the default. */
const orderValues = ['oldest', 'due'] as const

/** As the call takes them; an absent one does not filter. */
export type LeadFilters = Filters & {
  q?: string | undefined
  order?: (typeof orderValues)[number] | undefined
  spam?: 'true' | undefined
}

const findValue = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

/** The address's filters; invalid values count as absent. */
const parseFilters = (search: URLSearchParams): LeadFilters => {
  const q = search.get('q')?.trim()
  return {
    ...readLeadFilters((name) => search.get(name)),
    q: q && q.length <= limits.leadSearch.text ? q : undefined,
    order: findValue(orderValues, search.get('order')),
    spam: findValue(['true'], search.get('spam')),
  }
}

const narrowingNames = [...leadFilterNames, 'q'] as const

export const isNarrowed = (filters: LeadFilters) =>
  narrowingNames.some((name) => filters[name] !== undefined) || filters.order === 'due'

export const hasOwnOrder = ({ due, owner, queue }: LeadFilters) =>
  Boolean(due) || Boolean(queue) || owner === 'none'

/** Whether the longest due come first; without a queue, only due leads are listed. */
export const isByDue = ({ due, owner, order, queue, q }: LeadFilters) => {
  if (due) return true
  if (queue) return !q && queue !== 'done'
  return owner === 'none' || order === 'due'
}

/** The filters a count takes. The due order also filters. */
export const pickCountedFilters = ({ order, ...filters }: LeadFilters) =>
  order === 'due' && !filters.queue ? { ...filters, order } : filters

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
      withParams(now, {
        ...Object.fromEntries(narrowingNames.map((name) => [name, undefined])),
        ...(now.get('order') === 'due' && { order: undefined }),
      }),
    )
  /** Clears some filters in one step of the history. */
  const clearSome = (names: readonly (keyof LeadFilters)[]) =>
    setSearch((now) => withParams(now, Object.fromEntries(names.map((name) => [name, undefined]))))
  /** Spam has no owner, queue or due day. */
  const showApart = (spam: LeadFilters['spam']) =>
    setSearch((now) =>
      withParams(now, {
        spam,
        lead: undefined,
        owner: undefined,
        due: undefined,
        queue: undefined,
        ...(now.get('order') === 'due' && { order: undefined }),
      }),
    )
  return { filters, setFilter, clearFilters, clearSome, showApart }
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
