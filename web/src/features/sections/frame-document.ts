export type FramePlace = { root: HTMLElement; page: Document }

const arrives = (sheet: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    sheet.addEventListener('load', () => resolve())
    sheet.addEventListener('error', () => reject(new Error(`${sheet.href} did not come.`)))
  })

/** Copies this page's style sheets; rejects where one does not load. */
const dress = (page: Document) => {
  const sheets = document.querySelectorAll('link[rel="stylesheet"], head > style')
  page.head.replaceChildren(...[...sheets].map((sheet) => page.importNode(sheet, true)))
  return Promise.all([...page.head.querySelectorAll('link')].map(arrives))
}

/**
 * Prepares a frame's empty page for drawing: media queries use its own width, and it has this page's styles
 * and policy. Nothing in it can be pressed.
 */
export const prepareFrame = (page: Document): { place: FramePlace; dressed: Promise<unknown> } => {
  page.documentElement.lang = 'en'
  const root = page.createElement('div')
  root.inert = true
  const dressed = dress(page)
  page.body.replaceChildren(root)
  return { place: { root, page }, dressed }
}
