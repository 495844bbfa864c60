import { api, type Lead } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api.ts'
import { useLeadChanges, withChanges } from './lead-changes.ts'
import { duePlaceOf } from './lead-due.ts'
import { openedLeadKey } from './lead-query.ts'

type Held = { lead: Lead; listName: string }

/** The lead as last listed. It stays when a poll drops it, such as an opened lead from the unopened ones. */
const useHeld = (listed: Lead | undefined, listName: string | undefined) => {
  const [held, setHeld] = useState<Held>()
  useEffect(() => {
    if (listed && listName !== undefined) setHeld({ lead: listed, listName })
  }, [listed, listName])
  return held
}

/** A lead that no loaded list has is fetched by opening it, as its details do. */
const useFetched = (id: string | undefined, isWanted: boolean) =>
  useQuery({
    queryKey: openedLeadKey(id ?? ''),
    queryFn: () => call(api.leads.open, { params: { id: id ?? '' } }),
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
  const changes = useLeadChanges()
  const listed = leads?.find(({ id }) => id === selectedId)
  const remembered = useHeld(listed, listName)
  const isErased = changes.some(({ ids, fields }) => ids.has(selectedId ?? '') && fields.erased)
  const isHeld = !listed && !isErased && remembered?.lead.id === selectedId
  const held = isHeld ? remembered : undefined
  const fetched = useFetched(selectedId, leads !== undefined && !listed && !isErased)
  const opened = selectedId ? fetched.data : undefined
  // The held lead stays as its list had it; what was changed since is in the fetched one.
  const isOutdated = held && opened && opened.version >= held.lead.version
  const known = listed ?? (isOutdated ? opened : (held?.lead ?? opened))
  const lead = known && withChanges(known, changes)
  const isInserted = held !== undefined && held.listName === listName
  const rows = leads && lead && isInserted ? insert(leads, lead, isByDue) : leads
  return { lead, rows, error: lead ? null : fetched.error, retry: () => void fetched.refetch() }
}
