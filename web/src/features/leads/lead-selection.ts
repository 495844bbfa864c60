import { api, type Lead } from '@bong-bari/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api.ts'
import { isErased, openedLeadKey, reconcileLead } from './lead-cache.ts'
import { duePlaceOf } from './lead-due.ts'

/**
 * The list that last had the selected lead. The lead stays in it when a poll drops it, such as an opened lead
 * from the unopened ones: as the opened lead it is cached, and changes follow it there.
 */
const useHeldIn = (listed: Lead | undefined, listName: string | undefined) => {
  const client = useQueryClient()
  const [held, setHeld] = useState({ id: '', listName: '' })
  useEffect(() => {
    if (!listed || listName === undefined) return
    const { id } = listed
    client.setQueryData(openedLeadKey(id), listed)
    setHeld((now) => (now.id === id && now.listName === listName ? now : { id, listName }))
  }, [client, listed, listName])
  return held
}

/** A lead that no loaded list has is fetched by opening it, as its details do. */
const useFetched = (id: string | undefined, isWanted: boolean) =>
  useQuery({
    queryKey: openedLeadKey(id ?? ''),
    queryFn: async ({ client }) =>
      reconcileLead(client, await call(api.leads.open, { params: { id: id ?? '' } })),
    // What was cached as listed may be old by the time it is opened by a link.
    staleTime: 0,
    enabled: Boolean(id) && isWanted,
  })

const isNewer = (a: Lead, b: Lead) =>
  a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt

const insert = (leads: Lead[], lead: Lead, isByDue: boolean) => {
  const [first, last] = [leads[0], leads.at(-1)]
  const isOldestFirst = first && last ? isNewer(last, first) : false
  const isBehind = (one: Lead) =>
    isByDue ? duePlaceOf(one) > duePlaceOf(lead) : isNewer(lead, one) !== isOldestFirst
  const after = leads.findIndex(isBehind)
  return after < 0 ? [...leads, lead] : [...leads.slice(0, after), lead, ...leads.slice(after)]
}

/**
 * The selected lead from wherever it is known, and the rows with it kept in place. `listName` is undefined
 * while the leads are of another list.
 */
export const useSelection = (
  leads: Lead[] | undefined,
  selectedId: string | undefined,
  listName: string | undefined,
  isByDue = false,
) => {
  const isGone = isErased(useQueryClient(), selectedId ?? '')
  const listed = leads?.find(({ id }) => id === selectedId)
  const held = useHeldIn(listed, listName)
  const fetched = useFetched(selectedId, leads !== undefined && !listed && !isGone)
  const opened = selectedId && !isGone ? fetched.data : undefined
  const lead = listed ?? opened
  const isHeld = !listed && held.id === selectedId && held.listName === listName
  const rows = leads && lead && isHeld ? insert(leads, lead, isByDue) : leads
  return { lead, rows, error: lead ? null : fetched.error, retry: () => void fetched.refetch() }
}
