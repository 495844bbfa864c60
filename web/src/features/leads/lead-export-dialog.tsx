import { type ExportFormat, exportFormats } from '@bong-bari/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Dialog, DialogActions } from '../../office/dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { deviceStorage } from '../../ui/storage.ts'
import { type ExportScope, useLeadExport } from './lead-export.ts'
import { ExportColumns, useExportColumns } from './lead-export-columns.tsx'
import type { LeadFilters } from './lead-filters.ts'

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
  const { start, cancel, isWaiting, reason } = useLeadExport(filters, picked, onClose)
  return (
    <Dialog title="Export requests" onClose={onClose}>
      <form
        className="grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          start(format, scope, columns.chosen)
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
          {isWaiting && (
            <p>
              The file is being written. Many requests take a few seconds.
              <progress className="mt-1.5 w-full" aria-label="Export" />
            </p>
          )}
        </div>
        {reason && <p role="alert">{reason}</p>}
        <DialogActions>
          <Button type="submit" disabled={isWaiting || columns.shown.size === 0}>
            <Download />
            {isWaiting ? 'Exporting...' : 'Export'}
          </Button>
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
