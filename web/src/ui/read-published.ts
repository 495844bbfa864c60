/** Reads a query's data from a published page's HTML, which needs no function. `null` when there is no such page. */
export const readPublished = async (path: string, key: readonly string[], signal: AbortSignal) => {
  const answer = await fetch(path, { signal })
  if (answer.status === 404) return null
  // A 410 page says what is left of it.
  if (!answer.ok && answer.status !== 410) throw new Error(`${answer.status}: ${path}`)
  // Dropped so that nothing loads; some pages' CSP forbids them anyway.
  const text = (await answer.text()).replace(/<style.*?<\/style>/gs, '')
  const html = new DOMParser().parseFromString(text, 'text/html')
  const known: [key: unknown, data: unknown][] = JSON.parse(
    html.getElementById('known')?.textContent || '[]',
  )
  const found = known.find(([one]) => JSON.stringify(one) === JSON.stringify(key))
  if (!found) throw new Error(`${path} does not say ${key.join(' ')}.`)
  return found[1]
}
