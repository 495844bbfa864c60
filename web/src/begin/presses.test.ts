import { afterEach, expect, test, vi } from 'vitest'
import { rememberPresses, repeatPress } from './presses.ts'

rememberPresses()

const place = { left: 10, right: 110, top: 10, bottom: 50 } as DOMRect

const drawForm = () => {
  const root = document.createElement('div')
  root.dataset.island = 'form'
  const served = document.createElement('button')
  root.append(served)
  document.body.append(root)
  return { root, served }
}

/** As React does where something changed the HTML before it came. */
const drawAnew = ({ root, served }: ReturnType<typeof drawForm>) => {
  const drawn = document.createElement('button')
  drawn.getBoundingClientRect = () => place
  const onClick = vi.fn()
  drawn.addEventListener('click', onClick)
  served.replaceWith(drawn)
  root.dataset.live = ''
  repeatPress(root, (control) => (control === served ? drawn : undefined))
  return onClick
}

const down = (button: Element) =>
  button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
const letGo = (root: Element, clientX: number, clientY: number) =>
  root.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }))

afterEach(() => document.body.replaceChildren())

test('a button that is drawn anew between the press and its end is clicked once', () => {
  const form = drawForm()
  down(form.served)
  const onClick = drawAnew(form)
  expect(onClick).not.toHaveBeenCalled()
  letGo(form.root, 50, 20)
  letGo(form.root, 50, 20)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a press that ends elsewhere clicks nothing', () => {
  const form = drawForm()
  down(form.served)
  const onClick = drawAnew(form)
  letGo(form.root, 300, 20)
  expect(onClick).not.toHaveBeenCalled()
})
