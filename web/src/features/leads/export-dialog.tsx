import { api, type CallInput, type ExportFormat, exportFormats } from '@bong-bari/contract'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { call, isUnauthorized, messageOf } from '../../api.ts'
import { Dialog, DialogActions } from '../../office/dialog/dialog.tsx'
import { saveFile } from '../../office/page/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { type Choice, Choices } from './choices.tsx'
import type { LeadFilters } from './data/filters.ts'

type ExportScope = 'listed' | 'picked'

/**
 * Ticked leads are exported whatever the list shows; otherwise the list as filtered. Without hyphens all that can be ticked
 * fit into CloudFront's 8,192 bytes of address.
 */
const queryOf = ({ spam: _, ...filters }: LeadFilters, picked: ReadonlySet<string>) => ({
  listed: filters,
  picked: { ids: [...picked].map((id) => id.replaceAll('-', '')) },
})

/** Downloads a file of leads. Leaving the page cancels it. */
const useLeadExport = (onDone: () => void) => {
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])
  return useMutation({
    mutationFn: (query: NonNullable<CallInput<typeof api.exports.leads>['query']>) => {
      request.current = new AbortController()
      return call(api.exports.leads, { query }, { signal: request.current.signal })
    },
    onSuccess: (file) => {
      saveFile(file)
      toast({ title: 'Export Successful', description: `${file.name} is in your downloads.` })
      onDone()
    },
    onError: (error) => {
      if (request.current?.signal.aborted || isUnauthorized(error)) return
      toast({
        title: 'Export Failed',
        description: 'Failed to export leads. Please try again.',
        destructive: true,
      })
    },
  })
}

const formats: Record<ExportFormat, { word: string; hint: string }> = {
  csv: { word: 'CSV', hint: 'for any program' },
  xlsx: { word: 'Excel', hint: '.xlsx workbook' },
  pdf: { word: 'PDF', hint: 'to read and print' },
}

const scopesOf = (picked: number, listed: string): Choice<ExportScope>[] => [
  { value: 'listed', word: 'What the list shows', hint: listed },
  {
    value: 'picked',
    word: `Selected (${picked.toLocaleString('en')})`,
    hint: picked === 0 ? 'tick requests in the list first' : '',
    disabled: picked === 0,
  },
]

type LeadExportDialogProps = {
  filters: LeadFilters
  picked: ReadonlySet<string>
  /** How many requests the list has, such as `3,018 requests`. */
  listed: string
  onClose: () => void
}

export const LeadExportDialog = ({ filters, picked, listed, onClose }: LeadExportDialogProps) => {
  const scopes = scopesOf(picked.size, listed)
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [scope, setScope] = useState<ExportScope>(scopes[1]?.disabled ? 'listed' : 'picked')
  const { mutate, isPending, error } = useLeadExport(onClose)
  return (
    <Dialog title="Export requests" onClose={onClose}>
      <form
        className="grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          mutate({ format, ...queryOf(filters, picked)[scope] })
        }}
      >
        <Choices
          isFirst
          legend="Format"
          choices={exportFormats.map((value) => ({ value, ...formats[value] }))}
          chosen={format}
          onChoose={setFormat}
        />
        <Choices legend="Requests" choices={scopes} chosen={scope} onChoose={setScope} />
        <div role="status">
          {isPending && (
            <p>
              The file is being written. Many requests take a few seconds.
              <progress className="mt-1.5 w-full" aria-label="Export" />
            </p>
          )}
        </div>
        {error && !isUnauthorized(error) && <p role="alert">{messageOf(error, '')}</p>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" disabled={isPending}>
            <Download />
            {isPending ? 'Exporting...' : 'Export'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
