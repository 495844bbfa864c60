import type { QueryClient } from '@tanstack/react-query'

type Known = [key: readonly unknown[], data: unknown][]

const elementId = 'known'

export const knownHtml = (client: QueryClient) => {
  const known: Known = client.getQueriesData({}).filter(([, data]) => data !== undefined)
  if (known.length === 0) return ''
  // So that no text can end the script element.
  const json = JSON.stringify(known).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${elementId}">${json}</script>`
}

/**
 * Restores the queries a page was rendered from: the first render matches and fetches nothing. They
 * count as fetched when the page was requested.
 */
export const takeKnown = (client: QueryClient) => {
  const known: Known = JSON.parse(document.getElementById(elementId)?.textContent || '[]')
  for (const [key, data] of known)
    client.setQueryData(key, data, { updatedAt: performance.timeOrigin })
}
