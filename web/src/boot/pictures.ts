import { eachElement } from './each-element.ts'

/** A picture that does not load: its stand-in takes its place, or the hidden element after it, or nothing. */
const replace = (picture: HTMLImageElement) => {
  const { standIn } = picture.dataset
  if (standIn) {
    delete picture.dataset.standIn
    picture.removeAttribute('srcset')
    picture.src = standIn
    return
  }
  picture.hidden = true
  picture.closest('[data-with="picture"]')?.removeAttribute('data-with')
  const next = picture.nextElementSibling
  if (next instanceof HTMLElement || next instanceof SVGElement) next.removeAttribute('hidden')
}

const selector = 'img[data-stand-in], img[data-optional]'

export const startPictures = () => {
  // Errors do not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(selector)) replace(target)
    },
    true,
  )
  eachElement<HTMLImageElement>(selector, (picture) => {
    if (picture.complete && picture.src && picture.naturalWidth === 0) replace(picture)
  })
}

const findView = (link: Element) => {
  const view = link.parentElement?.querySelector('[data-picture-view]')
  return view instanceof HTMLDialogElement && 'showModal' in view ? view : undefined
}

const open = (event: MouseEvent, link: HTMLElement) => {
  const view = findView(link)
  if (!view) return
  event.preventDefault()
  view.addEventListener('close', () => link.focus({ preventScroll: true }), { once: true })
  view.showModal()
}

/** Opens a post's picture as large as the window allows. Escape or a press beside it closes. */
export const startPostPicture = () =>
  addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (!(target instanceof Element)) return
    const view = target.closest<HTMLDialogElement>('dialog[data-picture-view]')
    if (view && !(target instanceof HTMLImageElement)) return view.close()
    const link = target.closest<HTMLElement>('[data-opens-larger]')
    // A press for a new tab or window is left to the browser, as is a picture that did not load.
    if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    if (link.closest('[data-with="picture"]')) open(event, link)
    else event.preventDefault()
  })
