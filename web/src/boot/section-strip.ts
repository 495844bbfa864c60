import { eachElement } from './each-element.ts'

const update = (section: HTMLElement) => {
  const box = section.querySelector('.swiped-box')
  const button = section.querySelector('button')
  if (!box || !button) return
  const isOpen = section.dataset.open !== undefined
  const isCut = box.scrollHeight > box.clientHeight + 4
  section.toggleAttribute('data-cut', isCut)
  button.hidden = !isCut && !isOpen
  button.setAttribute('aria-expanded', String(isOpen))
  button.textContent = isOpen ? 'Fold it up' : 'Open it'
}

/** On phones a section is cut to the strip's height until opened; a lower one has nothing to open. */
export const startSectionStrip = () => {
  eachElement<HTMLElement>('.swiped', (section) => {
    const box = section.querySelector('.swiped-box')
    if (box) new ResizeObserver(() => update(section)).observe(box)
  })
  addEventListener('click', ({ target }) => {
    const section =
      target instanceof Element && target.closest('[data-unfold]')
        ? target.closest<HTMLElement>('.swiped')
        : null
    if (!section) return
    section.toggleAttribute('data-open')
    update(section)
  })
}
