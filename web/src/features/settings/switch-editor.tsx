import { Field, selectClass } from '../../ui/field.tsx'
import type { EditorProps } from './list-editor.tsx'

export const SwitchEditor = ({ label, hint, error, value, onChange }: EditorProps) => (
  <Field label={<span className="sr-only">{label}</span>} hint={hint} error={error}>
    {(control) => (
      <select
        {...control}
        className={selectClass}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="off">Off</option>
        <option value="on">On</option>
      </select>
    )}
  </Field>
)
