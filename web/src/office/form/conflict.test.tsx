import { CallError } from '@bong-bari/contract'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../../test/office.ts'
import { InputField } from '../../ui/field.tsx'
import { clearStoredValues, readStoredValue } from '../../ui/use-stored-values.ts'
import { EditorForm } from './editor-form.tsx'
import type { Snapshot } from './use-changes.ts'
import { useEditor } from './use-editor.ts'

beforeEach(() => clearStoredValues())

type Values = { title: string; brand: string }

const draft = 'draft:quote:1'
const snapshotOf = (version: number, values: Partial<Values> = {}): Snapshot<Values> => ({
  version,
  changedBy: 'mitali',
  updatedAt: new Date(Date.now() - 120_000).toISOString(),
  values: { title: 'Old', brand: '', ...values },
})

/** A server that has one quote and takes what is sent for its version only. */
const serverWith = (first: Snapshot<Values>) => {
  const server = { now: first }
  const change = vi.fn(async (changes: Partial<Values>, version: number) => {
    if (version !== server.now.version) throw new CallError(412, '', '{}')
    server.now = {
      ...snapshotOf(version + 1, server.now.values),
      values: { ...server.now.values, ...changes },
    }
    return server.now
  })
  return { server, change }
}

const Editor = ({
  standing,
  change,
  now,
  onClose,
}: {
  standing: Snapshot<Values>
  change: (changes: Partial<Values>, version: number) => Promise<unknown>
  now: () => Snapshot<Values>
  onClose: () => void
}) => {
  const editor = useEditor<Values, Values, unknown>({
    draft,
    start: standing.values,
    stored: {
      standing,
      currentOf: (error) =>
        error instanceof CallError && error.status === 412 ? now() : undefined,
      change,
    },
    resolver: (values) => ({ values, errors: {} }),
    fields: ['title', 'brand'],
    send: async () => {},
    onSaved: onClose,
    onClose,
  })
  const { register } = editor.form
  return (
    <EditorForm editor={editor} save="Save quote">
      <InputField label="Title" {...register('title')} />
      <InputField label="Brand" {...register('brand')} />
    </EditorForm>
  )
}

const show = (opened: Snapshot<Values>, now = opened) => {
  const { server, change } = serverWith(now)
  const onClose = vi.fn()
  render(<Editor standing={opened} change={change} now={() => server.now} onClose={onClose} />)
  return { server, change, onClose }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save quote' }))
const panel = () => screen.findByRole('heading', { name: 'mitali changed this 2 min ago' })
const pick = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const use = () => fireEvent.click(screen.getByRole('button', { name: 'Save my choice' }))

test('only what was changed is sent, for the version that it was changed from', async () => {
  const { change, onClose } = show(snapshotOf(3))
  type('Title', 'New')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(change.mock.calls).toEqual([[{ title: 'New' }, 3]])
})

test('other fields that somebody else saved meanwhile stay theirs, and nobody is asked', async () => {
  const { server, change, onClose } = show(snapshotOf(3), snapshotOf(4, { brand: 'Theirs' }))
  type('Title', 'Mine')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.now.values).toEqual({ title: 'Mine', brand: 'Theirs' })
  expect(change.mock.calls.map(([, version]) => version)).toEqual([3, 4])
})

test('the same field asks: theirs or mine, and mine is sent for their version', async () => {
  const { server, onClose } = show(snapshotOf(3), snapshotOf(4, { title: 'Theirs' }))
  type('Title', 'Mine')
  save()
  const heading = await panel()
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(field('Title').value).toBe('Mine')
  // Nothing is chosen beforehand, and a save is no choice.
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
    false,
    false,
  ])
  save()
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(server.now.version).toBe(4)
  expect(onClose).not.toHaveBeenCalled()
  pick(/Yours/)
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.now).toMatchObject({ version: 5, values: { title: 'Mine' } })
})

test('of two fields it says how many are still to choose', async () => {
  show(snapshotOf(3), snapshotOf(4, { title: 'Theirs', brand: 'Theirs' }))
  type('Title', 'Mine')
  type('Brand', 'Mine')
  save()
  await panel()
  expect(screen.getByText('2 still to choose.')).toBeTruthy()
})

test('theirs is taken into the field once it is chosen', async () => {
  const { server, onClose } = show(snapshotOf(3), snapshotOf(4, { title: 'Theirs' }))
  type('Title', 'Mine')
  type('Brand', 'Mine too')
  save()
  await panel()
  pick(/Yours/)
  pick(/mitali’s/)
  expect(field('Title').value).toBe('Mine')
  use()
  await waitFor(() => expect(field('Title').value).toBe('Theirs'))
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.now.values).toEqual({ title: 'Theirs', brand: 'Mine too' })
})

test('a restored draft is laid over what stands now, and asks where both touched', async () => {
  show(snapshotOf(3))
  type('Title', 'Mine')
  type('Brand', 'Mine')
  window.dispatchEvent(new Event('pagehide'))
  expect(readStoredValue(draft)).toEqual({
    title: 'Mine',
    brand: 'Mine',
    base: { title: 'Old', brand: '' },
  })
  type('Brand', '')
  cleanup()
  const { change, onClose } = show(snapshotOf(9, { brand: 'Theirs' }))
  expect([field('Title').value, field('Brand').value]).toEqual(['Mine', 'Theirs'])
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(change.mock.calls).toEqual([[{ title: 'Mine' }, 9]])
  cleanup()
  show(snapshotOf(3))
  type('Title', 'Mine')
  cleanup()
  show(snapshotOf(9, { title: 'Theirs' }))
  expect(await panel()).toBeTruthy()
})

test('a cleared field is sent as cleared', async () => {
  const { change, onClose } = show(snapshotOf(3, { brand: 'Was' }))
  type('Brand', '')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(change.mock.calls).toEqual([[{ brand: '' }, 3]])
})
