import { fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { InputField } from '../../ui/field.tsx'
import { Disclosure } from './disclosure.tsx'

const Form = ({ onSaved }: { onSaved: (values: object) => void }) => {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { title: 'Ma', date: 'Puja', image: '' },
  })
  const { errors } = formState
  return (
    <form onSubmit={handleSubmit(onSaved)}>
      <InputField
        label="Title"
        error={errors.title?.message}
        {...register('title', { required: 'Title is required' })}
      />
      <Disclosure label="More" summary="Date Puja" hasError={Boolean(errors.image || errors.date)}>
        <InputField label="Date" {...register('date')} />
        <InputField
          label="Image URL"
          error={errors.image?.message}
          {...register('image', { required: 'Image URL is required' })}
        />
      </Disclosure>
      <button type="submit">Save</button>
    </form>
  )
}

const more = () => screen.getByRole('button', { name: /^More/ })
const isOpen = () => more().getAttribute('aria-expanded') === 'true'

test('a folded part says what is set in it, and opens and closes by its button', () => {
  render(<Form onSaved={() => {}} />)
  expect(more().textContent).toBe('More Date Puja')
  expect(screen.queryByRole('textbox', { name: 'Date' })).toBeNull()
  fireEvent.click(more())
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Date' }).value).toBe('Puja')
  expect(more().textContent?.trim()).toBe('More')
  fireEvent.click(more())
  expect(isOpen()).toBe(false)
})

test('an error in a folded part opens it and gets the focus; it closes again once the error is gone', async () => {
  render(<Form onSaved={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const image = await screen.findByRole('textbox', { name: 'Image URL' })
  expect(document.activeElement).toBe(image)
  fireEvent.click(more())
  expect(isOpen()).toBe(true)
  fireEvent.change(image, { target: { value: '/media/one.png' } })
  await expect.poll(() => image.getAttribute('aria-invalid')).toBeNull()
  expect(isOpen()).toBe(true)
  fireEvent.click(more())
  expect(isOpen()).toBe(false)
})

test('an error above a folded part keeps the focus', async () => {
  render(<Form onSaved={() => {}} />)
  const title = screen.getByRole('textbox', { name: 'Title' })
  fireEvent.change(title, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('textbox', { name: 'Image URL' })
  expect(document.activeElement).toBe(title)
})
