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
