import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawPage } from '../../../test/draw-page.tsx'
import { sectionOf } from '../../../test/section.ts'
import { startSectionStrip } from '../../boot/home.ts'
import { SectionStrip } from './home-page.tsx'

const sections = ['First', 'Second'].map((title, place) =>
  sectionOf({ id: `00000000-0000-4000-8000-00000000000${place}`, title }),
)
const empty = sectionOf({ title: ' ', content: null })

const strip = () => screen.queryByRole('region', { name: 'Today at the house' })
const show = (shown: typeof sections) => drawPage(<SectionStrip sections={shown} />)

let grow = () => {}
Object.assign(window, {
  ResizeObserver: class {
    constructor(callback: () => void) {
      grow = callback
    }
    observe() {}
  },
})
startSectionStrip()

test('active sections stand in the order that the server gives; one without anything leaves no gap', async () => {
  const [first, second] = sections
  if (!first || !second) throw new Error('There are two sections.')
  await show([first, empty, second])
  const titles = strip()?.querySelectorAll('h2') ?? []
  expect([...titles].map(({ textContent }) => textContent)).toEqual(['First', 'Second'])
  expect(strip()?.firstElementChild?.children).toHaveLength(2)
})

test('with no section, or nothing to show, there is no wall', async () => {
  for (const shown of [[], [empty]]) {
    await show(shown)
    expect(strip()).toBeNull()
  }
})

test('a section that is cut on a phone is opened and folded up', async () => {
  await show(sections)
  expect(screen.queryByRole('button')).toBeNull()
  const box = document.querySelectorAll('.swiped-box')[1]
  Object.defineProperty(box, 'scrollHeight', { value: 500 })
  grow()
  fireEvent.click(screen.getByRole('button', { name: 'Open it' }))
  const section = box?.parentElement
  expect(section?.dataset).toMatchObject({ cut: '', open: '' })
  fireEvent.click(screen.getByRole('button', { name: 'Fold it up' }))
  expect(section?.hasAttribute('data-open')).toBe(false)
})
