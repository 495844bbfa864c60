type Press = { control: Element; repeat: (current: Element) => void }

/** Parts whose own code has not come yet. */
const waiting = '[data-island]:not([data-live])'

let press: Press | undefined
let isStarted = false

/** What a press does: switches flip once the stored choice is known. */
const actionOf = (button: Element) =>
  `${button.getAttribute('aria-label')} ${button.getAttribute('aria-pressed')}`

const isEarly = (target: Element) => !isStarted || target.closest(waiting) !== null

const rememberClick = ({ target }: Event) => {
  if (!(target instanceof Element) || !isEarly(target)) return
  const button = target.closest('button')
  const action = button && actionOf(button)
  press = button
    ? {
        control: button,
        repeat: (current) => {
          if (current instanceof HTMLElement && actionOf(current) === action) current.click()
        },
      }
    : undefined
}

/** The button that was last pressed down too early: one drawn in its place meanwhile gets no click when it is let go. */
let downButton: Element | null = null

const rememberDown = ({ target }: Event) => {
  downButton = target instanceof Element && isEarly(target) ? target.closest('button') : null
}

const isAt = (control: Element, { clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/** Clicks what took the place of a button between the press and its end, if the end is on it too. */
const clickReplaced = (findCurrent: (control: Element) => Element | undefined) => {
  const button = downButton
  if (!button || button.isConnected) return
  const onClick = (event: MouseEvent) => {
    const current = findCurrent(button)
    const hasButton = event.target instanceof Element && event.target.closest('button') !== null
    if (!hasButton && current instanceof HTMLElement && isAt(current, event)) current.click()
  }
  addEventListener('click', onClick, { capture: true, once: true })
}

/** Submits once the form is interactive. */
const submit = (form: HTMLFormElement) => {
  const find = () => form.querySelector<HTMLButtonElement>('button[type=submit]')
  const watch = new MutationObserver(() => {
    const button = find()
    if (!button) return
    watch.disconnect()
    button.click()
  })
  const button = find()
  if (button) button.click()
  else watch.observe(form, { subtree: true, attributeFilter: ['type'] })
}

/** Enter in a form without an action submits it once its code is there. */
const rememberEnter = ({ key, target }: KeyboardEvent) => {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !isEarly(target)) return
  if (!target.form || target.form.hasAttribute('action')) return
  press = {
    control: target,
    repeat: (current) => {
      if (current instanceof HTMLInputElement && current.form) submit(current.form)
    },
  }
}

/** Remembers the last button pressed before the code that answers it has come. */
export const rememberPresses = () => {
  addEventListener('pointerdown', rememberDown, true)
  addEventListener('click', rememberClick, true)
  addEventListener('keydown', rememberEnter, true)
}

/** From now on only presses in islands that are not live yet come too early. */
export const stopRemembering = () => {
  isStarted = true
}

/** Presses again what was pressed too early in `part`, unless its action has changed meanwhile. */
export const repeatPress = (
  part: Element,
  findCurrent: (control: Element) => Element | undefined = (control) => control,
) => {
  clickReplaced(findCurrent)
  if (!press) return
  const { control, repeat } = press
  const current = findCurrent(control)
  if (!current || !part.contains(current) || current.closest(waiting)) return
  press = undefined
  repeat(current)
}
