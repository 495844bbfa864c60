import { api, type ExportColumn, type ExportFormat } from '@bong-bari/contract'
import { useEffect, useRef, useState } from 'react'
import { call, isUnauthorized, messageOf } from '../../api.ts'
import { save } from '../../office/save-file.ts'
import { toast } from '../../ui/toast-store.ts'
import type { LeadFilters } from './lead-filters.ts'

export type ExportScope = 'listed' | 'picked'

/**
 * Ticked leads are exported whatever the list shows; otherwise the list as filtered and ordered. Without hyphens all that can be ticked
 * fit into CloudFront's 8,192 bytes of address.
 */
const queryOf = ({ spam: _, ...filters }: LeadFilters, picked: ReadonlySet<string>) => ({
  listed: filters,
  picked: { ids: [...picked].map((id) => id.replaceAll('-', '')), order: filters.order },
})

/** Downloads a file of leads. Leaving the page cancels it. */
export const useLeadExport = (
  filters: LeadFilters,
  picked: ReadonlySet<string>,
  onDone: () => void,
) => {
  const waiting = useRef<AbortController>(undefined)
  const [isWaiting, setWaiting] = useState(false)
  const [reason, setReason] = useState<string>()
  useEffect(() => () => waiting.current?.abort(), [])

  const fail = (error: unknown) => {
    if (isUnauthorized(error)) return
    setReason(messageOf(error, ''))
    toast({
      title: 'Export Failed',
      description: 'Failed to export leads. Please try again.',
      destructive: true,
    })
  }

  const start = async (
    format: ExportFormat,
    scope: ExportScope,
    columns: readonly ExportColumn[] | undefined,
  ) => {
    const asked = new AbortController()
    waiting.current = asked
    setWaiting(true)
    setReason(undefined)
    try {
      const query = {
        format,
        ...queryOf(filters, picked)[scope],
        ...(columns && { columns: [...columns] }),
      }
      const file = await call(api.exports.leads, { query }, { signal: asked.signal })
      save(file)
      toast({ title: 'Export Successful', description: `${file.name} is in your downloads.` })
      onDone()
    } catch (error) {
      if (!asked.signal.aborted) fail(error)
    } finally {
      setWaiting(false)
    }
  }

  const cancel = () => {
    waiting.current?.abort()
    onDone()
  }
  return { start, cancel, isWaiting, reason }
}
