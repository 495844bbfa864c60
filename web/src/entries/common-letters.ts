/**
 * The conjuncts that the font files `*-bengali-common` hold: those of our own texts, and the most
 * frequent ones in Bengali, which cover 99.5 % of the words of an encyclopedia. Run
 * `pnpm --filter @bong-bari/web fonts` after a change.
 */
export const commonConjuncts = [
  'অ্য এ্য ক্ক ক্ট ক্ত ক্য ক্র ক্ল ক্ষ ক্ষ্য ক্স খ্য খ্র গ্ন গ্য গ্র গ্ল ঙ্ক ঙ্গ চ্চ চ্ছ',
  'চ্য জ্জ জ্জ্ব জ্ঞ জ্ব জ্য ঞ্চ ঞ্জ ট্ট ট্য ট্র ট্র্য ড্ড ড্র ণ্ট ণ্ড ণ্য ত্ত ত্ত্ব ত্ন',
  'ত্ব ত্ম ত্য ত্র ত্স থ্য দ্দ দ্ধ দ্ব দ্ভ দ্য দ্র ধ্ব ধ্য ন্ট ন্ট্য ন্ট্র ন্ড ন্ত ন্ত্র',
  'ন্থ ন্দ ন্দ্র ন্ধ ন্ধ্য ন্ন ন্ব ন্ম ন্য ন্স প্ট প্ত প্য প্র প্ল ফ্য ফ্র ফ্ল ব্দ ব্ধ ব্ব',
  'ব্য ব্র ব্র্য ব্ল ভ্য ভ্র ম্ন ম্প ম্প্র ম্ব ম্ভ ম্ম ম্য ম্র য়্য য্য র্ক র্গ র্ঘ র্চ র্জ',
  'র্ট র্ড র্ণ র্ত র্থ র্দ র্ধ র্ন র্প র্ব র্ভ র্ম র্য র্ল র্শ র্ষ র্স র\u200d্য ল্ট ল্ড',
  'ল্প ল্য ল্ল শ্চ শ্ন শ্ব শ্য শ্র শ্ল ষ্ক ষ্ট ষ্ট্র ষ্ঠ ষ্ণ ষ্য স্ক স্ক্র স্ট স্ট্য স্ট্র',
  'স্ত স্ত্র স্থ স্ন স্প স্প্য স্প্র স্ব স্ম স্য স্র হ্ন হ্ম হ্য',
].flatMap((line) => line.split(' '))

const consonant = '[\u0985\u098f\u0995-\u09b9\u09ce\u09dc\u09dd\u09df]\u09bc?'
const conjunct = new RegExp(`${consonant}(?:\u200d?\u09cd[\u200c\u200d]?${consonant})+`, 'g')
const bengali = /\p{Script=Bengali}/u
const commonConjunctSet: ReadonlySet<string> = new Set(commonConjuncts)

/** Whether the common letters suffice to draw the Bengali in `text`. Other joiners are rare. */
export const hasOnlyCommonLetters = (text: string) => {
  let areCommon = true
  const rest = text.normalize('NFC').replace(conjunct, (letters) => {
    areCommon &&= commonConjunctSet.has(letters)
    return ''
  })
  return areCommon && !/\u200c|\u200d|\u09f0|\u09f1/.test(rest)
}

type Family = 'display' | 'text'
type Element = {
  end: number
  family: Family
  text: string
  hasOwnBengali: boolean
  isMarked: boolean
}

const tag = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi
const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i
const isDisplay = /^h[1-4] |\s(font-display|ticker)\s/
const isText = /\sfont-text\s/

/** Elements of rendered HTML, with all text inside each. `end` is where an attribute can be added. */
const elementsOf = (html: string) => {
  const open: Element[] = []
  const elements: Element[] = []
  const add = (text: string) => {
    if (!bengali.test(text)) return
    for (const element of open) element.text += text
    const inner = open.at(-1)
    if (inner) inner.hasOwnBengali = true
  }
  let from = 0
  for (const { 0: whole, 1: closing, 2: name = '', 3: attributes = '', index } of html.matchAll(
    tag,
  )) {
    add(html.slice(from, index))
    from = index + whole.length
    if (closing) open.pop()
    else if (!empty.test(name) && !attributes.endsWith('/')) {
      const names = `${name} ${/ class="([^"]*)"/.exec(attributes)?.[1] ?? ''} `
      const parent = open.at(-1)?.family ?? 'text'
      const family = isText.test(names) ? 'text' : isDisplay.test(names) ? 'display' : parent
      const isMarked = attributes.includes(' data-common')
      const element = { end: from - 1, family, text: '', hasOwnBengali: false, isMarked }
      open.push(element)
      elements.push(element)
    }
  }
  return elements
}

/**
 * Marks what the smaller font files of common letters can draw. A family whose whole file some
 * other text on the page needs is left alone, as both files together would be more bytes.
 * What a script adds later takes the whole file, unless its element brings the mark.
 */
export const markCommonLetters = (html: string) => {
  const written = elementsOf(html).filter(({ hasOwnBengali }) => hasOwnBengali)
  const rare: ReadonlySet<Family> = new Set(
    written.filter(({ text }) => !hasOnlyCommonLetters(text)).map(({ family }) => family),
  )
  let marked = ''
  let from = 0
  for (const { end, family, isMarked } of written) {
    if (isMarked || rare.has(family)) continue
    marked += `${html.slice(from, end)} data-common`
    from = end
  }
  return { html: marked + html.slice(from), rare }
}
