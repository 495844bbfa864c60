import { api, type Lead } from '@bong-bari/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../api.ts'
import { isErased, openedLeadKey, reconcileLead } from '../data/cache.ts'
import { useSelectedLead } from '../data/filters.ts'
import { openButtonId } from './row.tsx'

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

/** The selected lead from wherever it is known. It stays open when a poll drops it from the list. */
export const useSelection = (leads: Lead[] | undefined, selectedId: string | undefined) => {
  const client = useQueryClient()
  const isGone = isErased(client, selectedId ?? '')
  const listed = leads?.find(({ id }) => id === selectedId)
  // Changes follow it there, and what is being typed in its details stays.
  useEffect(() => {
    if (listed) client.setQueryData(openedLeadKey(listed.id), listed)
  }, [client, listed])
  const fetched = useFetched(selectedId, leads !== undefined && !listed && !isGone)
  const lead = listed ?? (selectedId && !isGone ? fetched.data : undefined)
  return { lead, error: lead ? null : fetched.error, retry: () => void fetched.refetch() }
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
