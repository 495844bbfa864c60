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
