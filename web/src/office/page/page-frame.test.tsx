import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test/in-app.tsx'
import '../../../test/office.ts'
import { PageFrame } from './page-frame.tsx'

const back = () => screen.getByRole('link', { name: 'Back to the Admin Panel' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const show = (unsaved?: string) =>
  renderInApp(
    <PageFrame
      title="Quotes"
      description="What brands say."
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

test('the pages stand in the order of use, and the one that is shown is marked', () => {
  const rail = () => within(screen.getByRole('navigation', { name: 'Tools' }))
  renderInApp(<PageFrame title="First" isFirst />)
  expect(
    rail()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Requests',
    'Blog',
    'Bong Bot',
    'Homepage',
    'Brands',
    'Pictures',
    'Replies',
    'Numbers',
    'People',
    'Trash',
    'Settings',
  ])
  for (const [address, name] of [
    ['/admin?leadStatus=hot', 'Requests'],
    ['/admin?tab=blog&is=draft', 'Blog'],
    ['/admin/chatbot', 'Bong Bot'],
    ['/admin/audit', 'Settings'],
  ] as const) {
    cleanup()
    renderInApp(<PageFrame title="Some page" />, address)
    expect(rail().getByRole('link', { current: 'page' }).textContent, address).toBe(name)
  }
})

test('the menu of smaller screens has Add User too', () => {
  const { place } = renderInApp(<PageFrame title="First" isFirst />)
  press('Tools')
  fireEvent.click(screen.getByRole('link', { name: 'Add User' }))
  expect(place.current).toBe('/admin/people?user=new')
  expect(screen.queryByRole('link', { name: 'Add User' })).toBeNull()
})
