// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderInApp } from '../../test/in-app.tsx'
import { setUpOffice, tearDownOffice } from '../../test/office.ts'
import { PageFrame } from './page-frame.tsx'

beforeEach(setUpOffice)
afterEach(tearDownOffice)

const back = () => screen.getByRole('link', { name: 'Back to the Admin Panel' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const show = (unsaved?: string) =>
  renderInApp(
    <PageFrame
      title="Quotes"
      words="What brands say."
      unsaved={unsaved}
      actions={<a href="/">Add</a>}
    >
      <p>A list</p>
    </PageFrame>,
    '/admin/quotes',
  )

test('a page names itself, also in the window, and leads back', () => {
  const { place } = show()
  expect(screen.getByRole('heading', { level: 1, name: 'Quotes' })).toBeTruthy()
  expect(screen.getByText('What brands say.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add' })).toBeTruthy()
  expect(document.title).toMatch(/^Quotes - /)
  fireEvent.click(back())
  expect(place.current).toBe('/admin')
})

test('the way back asks first while something is not saved', () => {
  const { place } = show('One quote is not saved yet.')
  fireEvent.click(back())
  expect(screen.getByRole('dialog').textContent).toContain('One quote is not saved yet.')
  press('Cancel')
  expect(place.current).toBe('/admin/quotes')
  fireEvent.click(back())
  press('Leave')
  expect(place.current).toBe('/admin')
})

test('the dashboard itself leads nowhere back, and a page may draw its own head', () => {
  renderInApp(<PageFrame title="First" isFirst />)
  expect(screen.queryByRole('link', { name: 'Back to the Admin Panel' })).toBeNull()
  renderInApp(<PageFrame title="Own" head={(way) => <h2>{way}Own head</h2>} />)
  expect(back().closest('h2')?.textContent).toBe('Own head')
})
