import { eachElement, onPress, opensElsewhere } from './elements.ts'

/** A picture that does not load: its stand-in takes its place, or the hidden element after it, or nothing. */
const showStandIn = (picture: HTMLImageElement) => {
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
  // Errors of pictures do not bubble, so they are caught on their way down.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(selector)) showStandIn(target)
    },
    true,
  )
  eachElement<HTMLImageElement>(selector, (picture) => {
    if (picture.complete && picture.src && picture.naturalWidth === 0) showStandIn(picture)
  })
}

const findView = (link: Element) => {
  const view = link.parentElement?.querySelector('[data-picture-view]')
  return view instanceof HTMLDialogElement && 'showModal' in view ? view : undefined
}

const openView = (event: MouseEvent, link: HTMLElement) => {
  const view = findView(link)
  if (!view) return
  event.preventDefault()
  view.addEventListener('close', () => link.focus({ preventScroll: true }), { once: true })
  view.showModal()
}

/** Opens a post's picture as large as the window allows. Escape or a press beside it closes. */
export const startPostPicture = () => {
  onPress('dialog[data-picture-view]', (view, { target }) => {
    if (view instanceof HTMLDialogElement && !(target instanceof HTMLImageElement)) view.close()
  })
  onPress('[data-opens-larger]', (link, event) => {
    if (opensElsewhere(event)) return
    if (link.closest('[data-with="picture"]')) openView(event, link)
    // A picture that did not load is not opened.
    else event.preventDefault()
  })
}
