const refreshers: (() => void)[] = []
let isWatching = false

const watch = () => {
  if (isWatching) return
  isWatching = true
  new MutationObserver(() => {
    for (const refresh of refreshers) refresh()
  }).observe(document.body, { childList: true, subtree: true })
}

/** Calls `setUp` once for every element that matches, also for those that come later. */
export const eachElement = <Found extends HTMLElement>(
  selector: string,
  setUp: (element: Found) => void,
) => {
  const seenElements = new WeakSet<Found>()
  const refresh = () => {
    for (const element of document.querySelectorAll<Found>(selector)) {
      if (seenElements.has(element)) continue
      seenElements.add(element)
      setUp(element)
    }
  }
  refresh()
  refreshers.push(refresh)
  watch()
}

/** Calls `act` with the element around each press that matches. */
export const onPress = (selector: string, act: (element: HTMLElement, event: MouseEvent) => void) =>
  addEventListener('click', (event) => {
    const { target } = event
    const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null
    if (element) act(element, event)
  })

/** Whether the browser's own answer to the press is wanted: a new tab or window. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
