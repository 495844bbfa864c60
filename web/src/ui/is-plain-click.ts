import type { MouseEvent } from 'react'

/** Whoever wants what a link leads to itself, in a tab of its own or to keep, gets it as from any link. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
