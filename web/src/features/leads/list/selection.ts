import { api, type Lead } from '@bong-bari/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../api.ts'
import { isErased, openedLeadKey, reconcileLead } from '../data/cache.ts'
import { useSelectedLead } from '../data/filters.ts'
import { openButtonId } from './row.tsx'
import { dueSortKey } from './state-line.tsx'

/**
 * The list that last had the selected lead. The lead stays in it when a poll drops it, such as an opened lead
 * from the unopened ones: as the opened lead it is cached, and changes follow it there.
 */
const useHeldLead = (listed: Lead | undefined, listName: string | undefined) => {
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

const insertLead = (leads: Lead[], lead: Lead, isByDue: boolean) => {
  const [first, last] = [leads[0], leads.at(-1)]
  const isOldestFirst = first && last ? isNewer(last, first) : false
  const isBehind = (one: Lead) =>
    isByDue ? dueSortKey(one) > dueSortKey(lead) : isNewer(lead, one) !== isOldestFirst
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
  isByDue: boolean,
) => {
  const isGone = isErased(useQueryClient(), selectedId ?? '')
  const listed = leads?.find(({ id }) => id === selectedId)
  const held = useHeldLead(listed, listName)
  const fetched = useFetched(selectedId, leads !== undefined && !listed && !isGone)
  const opened = selectedId && !isGone ? fetched.data : undefined
  const lead = listed ?? opened
  const isHeld = !listed && held.id === selectedId && held.listName === listName
  const rows = leads && lead && isHeld ? insertLead(leads, lead, isByDue) : leads
  return { lead, rows, error: lead ? null : fetched.error, retry: () => void fetched.refetch() }
}

export const focusRow = (id: string | undefined) => {
  const button = id === undefined ? null : document.getElementById(openButtonId(id))
  button?.focus()
  return button !== null
}

/** Opening by hand moves focus into the details; closing returns it to the row. */
export const useLeadOpening = (leads: Lead[] | undefined) => {
  const { selectedId, select, close } = useSelectedLead()
  const [openedByHand, setOpenedByHand] = useState<string>()
  const closed = useRef<{ id: string; next: string | undefined }>(undefined)
  const latest = useRef(select)
  latest.current = select
  // Stable, so that rows do not re-render.
  const onOpen = useCallback((id: string) => {
    setOpenedByHand(id)
    latest.current(id)
  }, [])
  const onClose = () => {
    close()
    if (!selectedId) return
    focusRow(selectedId)
    const at = leads?.findIndex(({ id }) => id === selectedId) ?? -1
    closed.current = { id: selectedId, next: (leads?.[at + 1] ?? leads?.[at - 1])?.id }
  }
  useEffect(() => {
    const closedLead = closed.current
    if (!closedLead || selectedId) return
    closed.current = undefined
    // Rows take focus only after the sheet is gone; a lead that left the list passes it to the next.
    requestAnimationFrame(() => focusRow(closedLead.id) || focusRow(closedLead.next))
  }, [selectedId])
  return { selectedId, onOpen, onClose, takesFocus: openedByHand === selectedId }
}
