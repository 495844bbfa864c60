const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// These characters are not allowed in XML, even as entities.
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes a text for XML and HTML. */
export const escaped = (text: string) =>
  text.replace(unspeakable, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** An element with a text, or nothing if there is no text. */
export const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<${name}>${escaped(text)}</${name}>`

export const xmlDocument = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
