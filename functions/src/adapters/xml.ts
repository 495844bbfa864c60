export type XmlElement = {
  name: string
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
  /** The text directly inside, with entities decoded. */
  text: string
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeCharacter = (code: number) => {
  const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return valid ? String.fromCodePoint(code) : '\ufffd'
}

const decode = (text: string) =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      if (hex) return decodeCharacter(Number.parseInt(hex, 16))
      if (decimal) return decodeCharacter(Number(decimal))
      return entities[name] ?? whole
    },
  )

const attributePattern = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g

const parseAttributes = (text: string) =>
  new Map(
    [...text.matchAll(attributePattern)].map(([, name = '', double, single]) => [
      name,
      decode(double ?? single ?? ''),
    ]),
  )

const tokenPatterns = [
  /([^<]+)/,
  /<!--[\s\S]*?-->/,
  /<\?[\s\S]*?\?>/,
  /<!\[CDATA\[([\s\S]*?)\]\]>/,
  /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/,
]

/** Matches text, a comment, an instruction, character data or a tag. There is no alternative for a DOCTYPE, so it is refused. */
const tokenPattern = new RegExp(tokenPatterns.map(({ source }) => source).join('|'), 'y')

const createElement = (name: string, attributes: string): XmlElement => ({
  name,
  attributes: parseAttributes(attributes),
  children: [],
  text: '',
})

const throwMalformed = (): never => {
  throw new Error('The text is not well-formed XML.')
}

/** Returns the root element. Throws if the text is not well-formed or has a document type, so only XML's five entities exist. */
export const parseXml = (text: string): XmlElement => {
  const document = createElement('', '')
  const open = [document]
  const source = text.replace(/^\ufeff/, '')
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < source.length) {
    const [, plain, data, closing, name, attributes = '', alone] =
      tokenPattern.exec(source) ?? throwMalformed()
    const current = open.at(-1) ?? throwMalformed()
    if (plain !== undefined) current.text += decode(plain)
    else if (data !== undefined) current.text += data
    else if (closing) {
      if (open.pop()?.name !== name || open.length === 0) throwMalformed()
    } else if (name) {
      const element = createElement(name, attributes)
      current.children.push(element)
      if (!alone) open.push(element)
    }
  }
  const [root, ...others] = document.children
  if (!root || others.length || open.length > 1 || document.text.trim()) throwMalformed()
  return root ?? throwMalformed()
}
