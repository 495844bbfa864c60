/**
 * What the HTML of a page says that it shows under a query key. Of months and tags the API has no list: their pages
 * do, and answer without a function. `null` where there is no such page.
 */
export const readPublished = async (path: string, key: readonly string[], signal: AbortSignal) => {
  const answer = await fetch(path, { signal })
  if (answer.status === 404) return null
  // A page that is gone says what is left of it.
  if (!answer.ok && answer.status !== 410) throw new Error(`${answer.status}: ${path}`)
  // Its styles are not asked for, and not every page's policy lets them in.
  const text = (await answer.text()).replace(/<style.*?<\/style>/gs, '')
  const html = new DOMParser().parseFromString(text, 'text/html')
  const known: [key: unknown, data: unknown][] = JSON.parse(
    html.getElementById('known')?.textContent || '[]',
  )
  const found = known.find(([one]) => JSON.stringify(one) === JSON.stringify(key))
  if (!found) throw new Error(`${path} does not say ${key.join(' ')}.`)
  return found[1]
}
