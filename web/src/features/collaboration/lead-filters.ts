import { leadStatus } from '@bong-bari/contract'
import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod'

const filters = z.object({
  leadStatus: leadStatus.optional().catch(undefined),
  opened: z.enum(['true', 'false']).optional().catch(undefined),
})

/** Which leads are listed, as the call takes it; an absent part does not filter. */
export type LeadFilters = z.output<typeof filters>

/** The filters that an address carries; what makes no sense there counts as absent. */
const filtersOf = (search: URLSearchParams): LeadFilters =>
  filters.parse({
    leadStatus: search.get('leadStatus') ?? undefined,
    opened: search.get('opened') ?? undefined,
  })

const changed = (search: URLSearchParams, name: string, value: string | undefined) => {
  const next = new URLSearchParams(search)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

/** Filters live in the address, so that reload, Back and a shared link keep them. */
export const useLeadFilters = () => {
  const [search, setSearch] = useSearchParams()
  const setFilter = (name: keyof LeadFilters, value: string) =>
    setSearch((now) => changed(now, name, value))
  const clearFilters = () =>
    setSearch((now) => changed(changed(now, 'leadStatus', undefined), 'opened', undefined))
  return { filters: filtersOf(search), setFilter, clearFilters }
}

const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromList' in state

/**
 * The lead whose details are open, in the address too. Opening adds a step that Back undoes;
 * going from lead to lead does not, and closing takes that step back.
 */
export const useSelectedLead = () => {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const selectedId = search.get('lead') ?? undefined
  const fromList = isFromList(state)

  const select = (id: string) =>
    setSearch((now) => changed(now, 'lead', id), {
      replace: Boolean(selectedId),
      state: selectedId && !fromList ? undefined : { fromList: true },
    })
  const close = useCallback(() => {
    if (fromList) navigate(-1)
    else setSearch((now) => changed(now, 'lead', undefined), { replace: true })
  }, [fromList, navigate, setSearch])
  return { selectedId, select, close }
}
