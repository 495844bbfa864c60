import { vi } from 'vitest'

type Drawn = { saves: number; clears: number; texts: string[] }

/** Stands in for a canvas, which jsdom has not; counts what one frame draws. */
export const fakeCanvas = () => {
  const drawn: Drawn = { saves: 0, clears: 0, texts: [] }
  const calls: Record<string, () => void> = {
    save: () => {
      drawn.saves += 1
    },
    clearRect: () => {
      drawn.clears += 1
      drawn.saves = 0
    },
  }
  const pen = new Proxy<Record<string | symbol, unknown>>(
    {},
    {
      get: (kept, name) => kept[name] ?? calls[String(name)] ?? (() => {}),
      set: (kept, name, value) => {
        kept[name] = value
        return true
      },
    },
  )
  const getContext = vi.fn<() => unknown>(() => pen)
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: getContext,
  })
  return { drawn, calls, getContext }
}
