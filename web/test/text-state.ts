import type { TextState } from '../src/office/form/text-surface.ts'

/** A state drawn as a text: `‹` and `›` are the ends of the selection, `¦` is a caret. */
export const drawn = (drawing: string): TextState => {
  const start = drawing.search(/[‹¦]/)
  const end = drawing.includes('¦') ? start : drawing.indexOf('›') - 1
  return { text: drawing.replace(/[‹›¦]/g, ''), start, end }
}

export const drawingOf = ({ text, start, end }: TextState) =>
  start === end
    ? `${text.slice(0, start)}¦${text.slice(start)}`
    : `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`
