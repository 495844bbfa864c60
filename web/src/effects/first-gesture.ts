const gestures = ['pointerdown', 'keydown', 'click'] as const

const see = () => {
  // On the page, since the code that makes sounds may come after the gesture that asked for them.
  document.documentElement.dataset.touched = ''
  for (const gesture of gestures) removeEventListener(gesture, see, true)
}

if (typeof window !== 'undefined')
  for (const gesture of gestures) addEventListener(gesture, see, { capture: true, passive: true })

/**
 * Whether the visitor has done something on this page and the browser lets it make sounds. The
 * browser alone is no witness: scripts that drive a page count as a gesture to it.
 */
export const hadGesture = () =>
  'touched' in document.documentElement.dataset && (navigator.userActivation?.hasBeenActive ?? true)
