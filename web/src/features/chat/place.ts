export type Point = { x: number; y: number }
export type Area = { left: number; top: number; width: number; height: number }
export type Place = Point & { width: number; height: number }

export const chatSize = { width: 320, height: 360 } as const
export const topLimit = 80
export const bottomMargin = 20
const rightMargin = 20
/** A screen of a phone on its side with a keyboard: rather near the top than without a line to read. */
const leastHeight = 160

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

/**
 * Where the window stands: at `wanted`, at the bottom right when nobody has moved it, but always
 * within the limits of `area`. On a screen too small for it the window is smaller.
 */
export const placeIn = (area: Area, wanted?: Point): Place => {
  const roof = between(0, area.height - bottomMargin - leastHeight, topLimit)
  const width = Math.min(chatSize.width, area.width)
  const height = Math.min(chatSize.height, area.height - roof - bottomMargin)
  const right = area.left + area.width - width
  const bottom = area.top + area.height - bottomMargin - height
  const { x, y } = wanted ?? { x: right - rightMargin, y: bottom }
  return {
    x: between(area.left, x, right),
    y: between(area.top + roof, y, bottom),
    width,
    height,
  }
}
