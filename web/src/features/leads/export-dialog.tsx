import {
  api,
  type CallInput,
  type ExportColumn,
  type ExportFormat,
  exportColumnNames,
  exportColumns,
  exportFormats,
  pdfColumnNames,
} from '@bong-bari/contract'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { call, isUnauthorized, messageOf } from '../../api.ts'
import { Dialog, DialogActions } from '../../office/dialog/dialog.tsx'
import { saveFile } from '../../office/page/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { deviceStorage } from '../../ui/state/storage.ts'
import { toast } from '../../ui/toast.tsx'
import type { LeadFilters } from './data/filters.ts'

type ExportScope = 'listed' | 'picked'

/**
 * Ticked leads are exported whatever the list shows; otherwise the list as filtered and ordered. Without hyphens all that can be ticked
 * fit into CloudFront's 8,192 bytes of address.
 */
const queryOf = ({ spam: _, ...filters }: LeadFilters, picked: ReadonlySet<string>) => ({
  listed: filters,
  picked: { ids: [...picked].map((id) => id.replaceAll('-', '')), order: filters.order },
})

/** Downloads a file of leads. Leaving the page cancels it. */
const useLeadExport = (onDone: () => void) => {
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => asked.current?.abort(), [])
  return useMutation({
    mutationFn: (query: NonNullable<CallInput<typeof api.exports.leads>['query']>) => {
      asked.current = new AbortController()
      return call(api.exports.leads, { query }, { signal: asked.current.signal })
    },
    onSuccess: (file) => {
      saveFile(file)
      toast({ title: 'Export Successful', description: `${file.name} is in your downloads.` })
      onDone()
    },
    onError: (error) => {
      if (asked.current?.signal.aborted || isUnauthorized(error)) return
      toast({
        title: 'Export Failed',
        description: 'Failed to export leads. Please try again.',
        destructive: true,
      })
    },
  })
}

const kept = z.array(z.enum(exportColumnNames))

const placeOf = (format: ExportFormat) =>
  `lead-export-columns:${format === 'pdf' ? 'paper' : 'sheet'}`

const usualOf = (format: ExportFormat) => (format === 'pdf' ? pdfColumnNames : exportColumnNames)

/** The last choice in this browser, by any user: column names are not personal. */
const readChosen = (format: ExportFormat): readonly ExportColumn[] | undefined => {
  try {
    return kept.safeParse(JSON.parse(deviceStorage.get(placeOf(format)) ?? '')).data
  } catch {
    return undefined
  }
}

const keepChosen = (format: ExportFormat, chosen: readonly ExportColumn[] | undefined) =>
  deviceStorage.set(placeOf(format), chosen && JSON.stringify(chosen))

/** The columns last chosen; paper has its own choice. */
const useExportColumns = (format: ExportFormat) => {
  const [made, setMade] = useState<Partial<Record<ExportFormat, readonly ExportColumn[]>>>({})
  const chosen = made[format] ?? readChosen(format)
  const shown = new Set(chosen ?? usualOf(format))
  const choose = (columns: readonly ExportColumn[] | undefined) => {
    keepChosen(format, columns?.length ? columns : undefined)
    setMade({ ...made, [format]: columns ?? usualOf(format) })
  }
  const toggle = (name: ExportColumn) =>
    choose(exportColumnNames.filter((one) => shown.has(one) !== (one === name)))
  return { chosen, shown, toggle, reset: () => choose(undefined) }
}

type ExportColumnsProps = { columns: ReturnType<typeof useExportColumns> }

const ExportColumns = ({ columns: { shown, toggle, reset } }: ExportColumnsProps) => (
  <details>
    <summary className="min-h-9 cursor-pointer content-center font-semibold text-dense max-md:min-h-11">
      Columns ({shown.size} of {exportColumnNames.length})
    </summary>
    <fieldset className="grid grid-cols-2 gap-x-4 pt-1 md:grid-cols-3">
      <legend className="sr-only">Columns</legend>
      {exportColumnNames.map((name) => (
        <label
          key={name}
          className="flex min-h-8 cursor-pointer items-center gap-2 text-dense max-md:min-h-11"
        >
          <input
            type="checkbox"
            className="size-[18px] flex-none accent-jaanla-700"
            checked={shown.has(name)}
            onChange={() => toggle(name)}
          />
          {exportColumns[name]}
        </label>
      ))}
    </fieldset>
    <div className="flex items-center gap-2 pt-1 text-dense">
      <Button variant="secondary" onClick={reset}>
        The usual columns
      </Button>
      {shown.size === 0 && <p role="alert">Choose at least one.</p>}
    </div>
  </details>
)

const formats: Record<ExportFormat, { word: string; hint: string }> = {
  csv: { word: 'CSV', hint: 'for any program' },
  xlsx: { word: 'Excel', hint: '.xlsx workbook' },
  pdf: { word: 'PDF', hint: 'to read and print' },
}

type Choice<Value> = { value: Value; word: string; hint?: string; disabled?: boolean }

type ChoicesProps<Value extends string> = {
  name: string
  legend: string
  choices: Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
  isFirst?: boolean
}

const Choices = <Value extends string>(props: ChoicesProps<Value>) => {
  const { name, legend, choices, chosen, onChoose, isFirst } = props
  return (
    <fieldset className="grid gap-0.5">
      <legend className="mb-0.5 font-semibold text-dense">{legend}</legend>
      {choices.map(({ value, word, hint, disabled }) => (
        <label
          key={value}
          className={`flex min-h-9 items-center gap-2.5 max-md:min-h-11 ${disabled ? 'cursor-not-allowed' : 'cursor-pointer'}`}
        >
          <input
            type="radio"
            className="size-[18px] flex-none accent-jaanla-700"
            name={name}
            value={value}
            data-autofocus={(isFirst && value === chosen) || undefined}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          <span>
            {word} {hint && <small className="text-dense text-khata-700">{hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const scopesOf = (picked: number, shown: string): Choice<ExportScope>[] => [
  { value: 'listed', word: 'What the list shows', hint: shown },
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
  shown: string
  onClose: () => void
}

const formatPlace = 'lead-export-format'

/** The format last chosen in this browser; CSV where there is none. */
const readFormat = (): ExportFormat => {
  const last = deviceStorage.get(formatPlace)
  return exportFormats.find((one) => one === last) ?? 'csv'
}

export const LeadExportDialog = ({ filters, picked, shown, onClose }: LeadExportDialogProps) => {
  const scopes = scopesOf(picked.size, shown)
  const [format, setFormat] = useState(readFormat)
  const columns = useExportColumns(format)
  const [scope, setScope] = useState<ExportScope>(scopes[1]?.disabled ? 'listed' : 'picked')
  const { mutate, isPending, error } = useLeadExport(onClose)
  return (
    <Dialog title="Export requests" onClose={onClose}>
      <form
        className="grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          mutate({
            format,
            ...queryOf(filters, picked)[scope],
            ...(columns.chosen && { columns: [...columns.chosen] }),
          })
        }}
      >
        <Choices
          isFirst
          name="format"
          legend="Format"
          choices={exportFormats.map((value) => ({ value, ...formats[value] }))}
          chosen={format}
          onChoose={(chosen) => {
            deviceStorage.set(formatPlace, chosen)
            setFormat(chosen)
          }}
        />
        <Choices
          name="scope"
          legend="Requests"
          choices={scopes}
          chosen={scope}
          onChoose={setScope}
        />
        <ExportColumns columns={columns} />
        <div role="status">
          {isPending && (
            <p>
              The file is being written. Many requests take a few seconds.
              <progress className="mt-1.5 w-full" aria-label="Export" />
            </p>
          )}
        </div>
        {error && !isUnauthorized(error) && <p role="alert">{messageOf(error, '')}</p>}
        <DialogActions>
          <Button type="submit" disabled={isPending || columns.shown.size === 0}>
            <Download />
            {isPending ? 'Exporting...' : 'Export'}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
