import {
  type ExportColumn,
  type ExportFormat,
  exportColumnNames,
  exportColumns,
  paperColumnNames,
} from '@bong-bari/contract'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/button.tsx'
import { deviceStorage } from '../../ui/storage.ts'

const kept = z.array(z.enum(exportColumnNames))

const placeOf = (format: ExportFormat) =>
  `lead-export-columns:${format === 'pdf' ? 'paper' : 'sheet'}`

const usualOf = (format: ExportFormat) => (format === 'pdf' ? paperColumnNames : exportColumnNames)

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
export const useExportColumns = (format: ExportFormat) => {
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

export const ExportColumns = ({ columns: { shown, toggle, reset } }: ExportColumnsProps) => (
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
