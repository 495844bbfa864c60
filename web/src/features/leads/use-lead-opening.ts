import type { Lead } from '@bong-bari/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSelectedLead } from './lead-filters.ts'
import { openButtonId } from './lead-row.tsx'

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
    // A row far from the screen is drawn only while its lead is open.
    focusRow(selectedId)
    const at = leads?.findIndex(({ id }) => id === selectedId) ?? -1
    closed.current = { id: selectedId, next: (leads?.[at + 1] ?? leads?.[at - 1])?.id }
  }
  useEffect(() => {
    const gone = closed.current
    if (!gone || selectedId) return
    closed.current = undefined
    // Rows take focus only after the sheet is gone; a lead that left the list passes it to the next.
    requestAnimationFrame(() => focusRow(gone.id) || focusRow(gone.next))
  }, [selectedId])
  return { selectedId, onOpen, onClose, takesFocus: openedByHand === selectedId }
}
