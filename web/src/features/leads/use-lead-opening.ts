import type { Lead } from '@bong-bari/contract'
import { useCallback, useRef, useState } from 'react'
import { useSelectedLead } from './lead-filters.ts'
import { openButtonId } from './lead-row.tsx'

const focusRow = (id: string | undefined) =>
  id !== undefined && document.getElementById(openButtonId(id))?.focus()

/** Opening by hand moves focus into the details; closing them brings it back to the row. */
export const useLeadOpening = (leads: Lead[] | undefined) => {
  const { selectedId, select, close } = useSelectedLead()
  const [openedByHand, setOpenedByHand] = useState<string>()
  const latest = useRef(select)
  latest.current = select
  // The same function always, so that rows are not drawn anew for it.
  const onOpen = useCallback((id: string) => {
    setOpenedByHand(id)
    latest.current(id)
  }, [])
  const onClose = () => {
    close()
    const at = leads?.findIndex(({ id }) => id === selectedId) ?? -1
    focusRow(selectedId)
    // A lead that has left the list leaves the focus to the one that follows it.
    const next = (leads?.[at + 1] ?? leads?.[at - 1])?.id
    if (selectedId) requestAnimationFrame(() => onRowGone(selectedId, next))
  }
  return { selectedId, onOpen, onClose, takesFocus: openedByHand === selectedId }
}

const onRowGone = (id: string, next: string | undefined) => {
  if (!document.getElementById(openButtonId(id))) focusRow(next)
}
