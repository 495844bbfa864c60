/** Grid lines above zero. */
const mostLines = 4

/** Evenly spaced round integers from 0 to at least `highest`, and to 1. */
export const scaleTo = (highest: number): number[] => {
  const rough = Math.max(highest / mostLines, 1)
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5].map((digit) => digit * ten).find((one) => one >= rough) ?? 10 * ten
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, place) => place * step)
}
