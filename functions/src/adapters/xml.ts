export type XmlElement = {
  name: string
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
  /** Directly inside, entities decoded. */
  text: string
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const character = (code: number) => {
  const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return valid ? String.fromCodePoint(code) : '\ufffd'
}

const decode = (text: string) =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      if (hex) return character(Number.parseInt(hex, 16))
      if (decimal) return character(Number(decimal))
      return entities[name] ?? whole
    },
  )

const attribute = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g

const attributesOf = (text: string) =>
  new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single]) => [
      name,
      decode(double ?? single ?? ''),
    ]),
  )

const markup = [
  /([^<]+)/,
  /<!--[\s\S]*?-->/,
  /<\?[\s\S]*?\?>/,
  /<!\[CDATA\[([\s\S]*?)\]\]>/,
  /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/,
]

/** In turn: text, comment, instruction, character data, tag. No DOCTYPE. */
const token = new RegExp(markup.map(({ source }) => source).join('|'), 'y')

const newElement = (name: string, attributes: string): XmlElement => ({
  name,
  attributes: attributesOf(attributes),
  children: [],
  text: '',
})

const malformed = (): never => {
  throw new Error('The text is not well-formed XML.')
}

/** The root. Refuses document types, so only XML's five entities exist. Throws when not well-formed. */
export const parseXml = (text: string): XmlElement => {
  const document = newElement('', '')
  const open = [document]
  const source = text.replace(/^\ufeff/, '')
  token.lastIndex = 0
  while (token.lastIndex < source.length) {
    const [, plain, data, closing, name, attributes = '', alone] = token.exec(source) ?? malformed()
    const current = open.at(-1) ?? malformed()
    if (plain !== undefined) current.text += decode(plain)
    else if (data !== undefined) current.text += data
    else if (closing) {
      if (open.pop()?.name !== name || open.length === 0) malformed()
    } else if (name) {
      const element = newElement(name, attributes)
      current.children.push(element)
      if (!alone) open.push(element)
    }
  }
  const [root, ...others] = document.children
  if (!root || others.length || open.length > 1 || document.text.trim()) malformed()
  return root ?? malformed()
}
