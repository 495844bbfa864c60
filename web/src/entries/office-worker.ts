import { shareAnswer } from '../office/share-answer.ts'
import { sharePath } from '../office/shared-things.ts'

// The office's service worker. It handles phone shares only.
addEventListener('fetch', (event: Event) => {
  if (!('request' in event && event.request instanceof Request)) return
  const { method, url } = event.request
  if (method !== 'POST' || new URL(url).pathname !== sharePath) return
  if ('respondWith' in event && typeof event.respondWith === 'function')
    event.respondWith(shareAnswer(event.request))
})
