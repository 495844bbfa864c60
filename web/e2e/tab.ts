import { expect } from '@playwright/test'

/** A page of a browser that Playwright does not drive. */
export type Tab = {
  go: (url: string) => Promise<void>
  /** Runs a function in the page, where it knows its arguments alone. */
  run: <Result>(
    inPage: (...given: string[]) => Result,
    ...given: string[]
  ) => Promise<Awaited<Result>>
  press: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  /** What the page complained about. */
  noise: () => Promise<string[]>
  close: () => Promise<void>
}

/** Runs in the page: marks the first that is seen of the elements with this name. */
const mark = (selector: string, name: string) => {
  for (const marked of document.querySelectorAll('[data-meant]'))
    marked.removeAttribute('data-meant')
  const labelsOf = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])]
      : []
  const namesOf = (element: Element) => [
    element.getAttribute('aria-label'),
    ...[element, ...labelsOf(element)].map(({ textContent }) => textContent),
  ]
  const meant = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.getClientRects().length > 0 &&
      namesOf(element).some((one) => one?.trim().startsWith(name)),
  )
  meant?.setAttribute('data-meant', '')
  return Boolean(meant)
}

const meant = '[data-meant]'

/** What somebody does in a tab: each waits until it can be done. An element is named by how its name begins. */
export const actionsIn = (tab: Tab) => {
  const sees = (selector: string, name = '') =>
    expect.poll(() => tab.run(mark, selector, name), `${selector} “${name}” is seen`).toBe(true)
  const presses = (selector: string, name: string) =>
    expect(async () => {
      await sees(selector, name)
      await tab.press(meant)
    }).toPass()
  const types = async (selector: string, name: string, text: string) => {
    await sees(selector, name)
    await tab.type(meant, text)
  }
  const isSeen = (name: string) => tab.run(mark, 'button', name)
  /** The sign of public pages can be stopped once the page is hydrated. */
  const hydrated = () =>
    expect(async () => {
      if (await isSeen('Pause announcements')) await tab.press(meant)
      expect(await isSeen('Play announcements')).toBe(true)
    }).toPass()
  return { sees, presses, types, hydrated }
}
