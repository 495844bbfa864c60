const between = (html: string, tag: string) =>
  new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? ''

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''

const canonical = /<link rel="canonical" href="https?:\/\/[^"]+"/

const parts: Record<string, (html: string) => boolean> = {
  h1: (html) => between(html, 'h1').trim() !== '',
  'main text': (html) => between(html, 'main').trim().length > 250,
  title: (html) => between(html, 'title').trim() !== '',
  canonical: (html) => canonical.test(html),
  ...Object.fromEntries(
    ['description', 'og:title', 'og:description', 'og:image', 'og:url', 'og:type'].map((name) => [
      name,
      (html: string) => meta(html, name) !== '',
    ]),
  ),
}

const signs: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

/** What a reader sees of the HTML, without the data that scripts take from it. */
const wordsOf = (html: string) =>
  html
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|#x27|amp);/g, (sign) => signs[sign] ?? sign)

/**
 * What readers without JavaScript, previews and search engines miss in the HTML as it is sent; `titles`
 * are those of what the table holds for the page.
 */
export const missingIn = (html: string, titles: readonly string[] = []) => {
  const words = wordsOf(html)
  const lacking = Object.entries(parts).filter(([, stands]) => !stands(html))
  return [...lacking.map(([name]) => name), ...titles.filter((title) => !words.includes(title))]
}
