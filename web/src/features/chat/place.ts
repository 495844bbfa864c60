export type Point = { x: number; y: number }
export type Area = { left: number; top: number; width: number; height: number }
export type Place = Point & { width: number; height: number }

export const chatSize = { width: 320, height: 360 } as const
export const topLimit = 80
export const bottomMargin = 20
const rightMargin = 20
/** A phone on its side with a keyboard: rather near the top than without a line to read. */
const leastHeight = 160

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

/** At `wanted`, or bottom right if never moved, but within `area`. On a smaller screen the window shrinks. */
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
