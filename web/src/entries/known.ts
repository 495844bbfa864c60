import type { QueryClient } from '@tanstack/react-query'

type Known = [key: readonly unknown[], data: unknown][]

const elementId = 'known'

export const knownHtml = (client: QueryClient) => {
  const known: Known = client.getQueriesData({}).filter(([, data]) => data !== undefined)
  if (known.length === 0) return ''
  // A text of a post must not be able to end the element.
  const json = JSON.stringify(known).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${elementId}">${json}</script>`
}

/**
 * Gives the client what the page was rendered from, so that its first render is the same and asks for
 * nothing. It counts as read when the page was asked for.
 */
export const takeKnown = (client: QueryClient) => {
  const known: Known = JSON.parse(document.getElementById(elementId)?.textContent || '[]')
  for (const [key, data] of known)
    client.setQueryData(key, data, { updatedAt: performance.timeOrigin })
}
