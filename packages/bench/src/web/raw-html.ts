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

/** What readers without JavaScript, previews and search engines miss in the HTML as it is sent. */
export const missingIn = (html: string) =>
  Object.entries(parts)
    .filter(([, stands]) => !stands(html))
    .map(([name]) => name)
