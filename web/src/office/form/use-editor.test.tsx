import { CallError } from '@bong-bari/contract'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Resolver } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../../test/office.ts'
import { InputField } from '../../ui/field.tsx'
import { currentToast } from '../../ui/toast.tsx'
import { clearStoredValues, readStoredValue, setStoredValue } from '../../ui/use-stored-values.ts'
import { EditorForm } from './editor-form.tsx'
import { useLeaveWarning } from './own-draft.ts'
import { useEditor } from './use-editor.ts'

beforeEach(() => clearStoredValues())

type Values = { title: string; brand: string }

const draft = 'draft:quote'

const passing: Resolver<Values, unknown, Values> = (values) => ({ values, errors: {} })

type Props = {
  send: () => Promise<unknown>
  onClose: () => void
  resolver?: typeof passing
  brand?: string
}

const Editor = ({ send, onClose, resolver = passing, brand = '' }: Props) => {
  useLeaveWarning()
  const editor = useEditor<Values, Values, unknown>({
    draft,
    start: { title: 'Old', brand },
    resolver,
    fields: ['title', 'brand'],
    send,
    onSaved: onClose,
    onClose,
    failure: { title: 'Not Saved', fallback: 'It was not saved.' },
  })
  const { register, formState } = editor.form
  return (
    <EditorForm editor={editor} save="Save quote">
      <InputField label="Title" error={formState.errors.title?.message} {...register('title')} />
      <InputField label="Brand" error={formState.errors.brand?.message} {...register('brand')} />
    </EditorForm>
  )
}

const show = (send: () => Promise<unknown> = async () => ({})) => {
  const onClose = vi.fn()
  render(<Editor send={send} onClose={onClose} />)
  return { onClose }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const notice = () => screen.queryByText('What is filled in here is not saved yet.')
const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('what is typed is kept while it differs, said when it comes back, and dropped on request', () => {
  show()
  type('Title', 'New')
  expect(readStoredValue(draft)).toEqual({ title: 'New', brand: '' })
  cleanup()
  show()
  expect(field('Title').value).toBe('New')
  expect(notice()).not.toBeNull()
  press('Start afresh')
  expect([field('Title').value, readStoredValue(draft), notice()]).toEqual(['Old', undefined, null])
  type('Title', 'Newer')
  type('Title', 'Old')
  window.dispatchEvent(new Event('pagehide'))
  expect(readStoredValue(draft)).toBeUndefined()
})

test('what is kept and stored by now, as from another window, is no draft any more', () => {
  setStoredValue(draft, { title: 'Old', brand: 'Mishti ' })
  render(<Editor send={async () => ({})} onClose={() => {}} brand="Mishti" />)
  expect(notice()).toBeNull()
  expect(readStoredValue(draft)).toBeUndefined()
})

test('the window asks before it closes on what is not saved', () => {
  show()
  expect(mayLeave()).toBe(true)
  type('Title', 'New')
  expect(mayLeave()).toBe(false)
  type('Title', 'Old')
  expect(mayLeave()).toBe(true)
})

test('what is saved or thrown away is a draft no more', async () => {
  const { onClose } = show()
  type('Title', 'New')
  press('Save quote')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(readStoredValue(draft)).toBeUndefined()
  cleanup()
  const second = show()
  type('Title', 'New')
  press('Cancel')
  expect(second.onClose).toHaveBeenCalledOnce()
  expect(readStoredValue(draft)).toBeUndefined()
})

test('two presses save once', async () => {
  const send = vi.fn(() => new Promise(() => {}))
  show(send)
  press('Save quote')
  press('Save quote')
  await screen.findByRole('button', { name: 'Saving...' })
  expect(send).toHaveBeenCalledOnce()
})

test('a failure keeps every word, says why, and puts what the server refuses under its field', async () => {
  const fields = { title: 'Title is too long', brand: 'Brand is unknown' }
  const body = JSON.stringify({ code: 'invalid', message: 'Look again.', requestId: 'r', fields })
  const { onClose } = show(async () => {
    throw new CallError(400, '', body)
  })
  type('Title', 'New')
  press('Save quote')
  expect(await screen.findByText('Title is too long')).toBeTruthy()
  expect(screen.getByText('Brand is unknown')).toBeTruthy()
  expect(document.activeElement).toBe(field('Title'))
  expect(currentToast()).toMatchObject({ title: 'Not Saved', description: 'Look again.' })
  expect([field('Title').value, onClose.mock.calls.length]).toEqual(['New', 0])
  expect(readStoredValue(draft)).toEqual({ title: 'New', brand: '' })
})

test('rules that break are said, and what is typed stays and can be sent again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const send = vi.fn(async () => ({}))
  const broken = () => {
    throw new TypeError('isWellFormed is not a function')
  }
  render(<Editor send={send} onClose={() => {}} resolver={broken} />)
  type('Title', 'New')
  press('Save quote')
  await waitFor(() => expect(currentToast()?.description).toMatch(/could not be checked/))
  expect(send).not.toHaveBeenCalled()
  expect(field('Title').value).toBe('New')
  expect(screen.getByRole('button', { name: 'Save quote' })).toHaveProperty('disabled', false)
  expect(logged).toHaveBeenCalled()
})
