/**
 * The only script before `load`: the page is readable without any other. The application comes
 * when the browser is idle, or at the first sign that somebody wants to use it.
 */
const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

let started = false

const start = () => {
  if (started) return
  started = true
  for (const sign of signs) removeEventListener(sign, start)
  import('./main.tsx')
}

const startWhenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2_000 })
  else setTimeout(start, 200)
}

for (const sign of signs) addEventListener(sign, start, { passive: true })
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
