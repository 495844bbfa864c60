const gestures = ['pointerdown', 'keydown', 'click'] as const

const see = () => {
  // On the page, as sound code may load after the gesture.
  document.documentElement.dataset.touched = ''
  for (const gesture of gestures) removeEventListener(gesture, see, true)
}

if (typeof window !== 'undefined')
  for (const gesture of gestures) addEventListener(gesture, see, { capture: true, passive: true })

/**
 * Whether the visitor has acted here and the browser allows sound. Its own flag is not enough:
 * automation sets it too.
 */
export const hadGesture = () =>
  'touched' in document.documentElement.dataset && (navigator.userActivation?.hasBeenActive ?? true)
