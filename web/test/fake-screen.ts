const answers = { reduced: false, fine: true }

const rules: [RegExp, () => boolean][] = [
  [/prefers-reduced-motion/, () => answers.reduced],
  [/any-pointer: fine/, () => answers.fine],
  [/width < 768px/, () => innerWidth < 768],
]

const lists = new Set<EventTarget>()

const answerOf = (query: string) => rules.find(([rule]) => rule.test(query))?.[1]() ?? false

/**
 * A screen and its visitor's wishes, for jsdom, which has neither. `change` tells every listener
 * that something is different now.
 */
export const fakeScreen = () => {
  Object.assign(answers, { reduced: false, fine: true })
  lists.clear()
  const matchMedia = (media: string) => {
    const list = Object.assign(new EventTarget(), { media, onchange: null })
    lists.add(list)
    return Object.defineProperty(list, 'matches', { get: () => answerOf(media) })
  }
  Object.assign(window, { matchMedia })
  const resize = (width: number, height = 768) => {
    Object.assign(window, { innerWidth: width, innerHeight: height })
    window.dispatchEvent(new Event('resize'))
  }
  resize(1366)
  const change = (now: Partial<typeof answers> & { width?: number }) => {
    const { width, ...rest } = now
    Object.assign(answers, rest)
    if (width) resize(width)
    for (const list of lists) list.dispatchEvent(new Event('change'))
  }
  return { change, resize }
}

type Point = { x?: number; y?: number; on?: EventTarget; pointerType?: string; buttons?: number }

const events = (type: string, { x = 0, y = 0, on = document.body, ...rest }: Point) =>
  on.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      clientX: x,
      clientY: y,
      pointerType: 'mouse',
      ...rest,
    }),
  )

export const movePointer = (point: Point) => events('pointermove', point)
export const enterWithPointer = (point: Point) => events('pointerover', point)

/** A click of the mouse, or with `detail: 0` of a key. */
export const clickAt = ({
  x = 0,
  y = 0,
  on = document.body,
  detail = 1,
}: Point & { detail?: number }) =>
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y, detail }))

/** Gives an element a place on the page, as no layout does here. */
export const placeAt = (element: Element, top: number, height = 100) => {
  element.getBoundingClientRect = () => new DOMRect(0, top - scrollY, 100, height)
}

export const scrollPage = (to: number) => {
  Object.assign(window, { scrollY: to })
  window.dispatchEvent(new Event('scroll'))
}
