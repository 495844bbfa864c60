import {
  monthWords,
  offeringNames,
  offerings,
  type Parts,
  type ReachFact,
} from '@bong-bari/contract'
import { kitPage } from '@bong-bari/edge'
import { dayIn, site } from '@bong-bari/site'
import { kitWords, offerWords, promisesOf } from '@bong-bari/site/offers'
import { type Box, ink, inner, makePaper, type Paper, type Piece, sheet } from './kit-paper.ts'
import { squareOf } from './kit-picture.ts'
import { type KitValues, kitValues } from './kit-values.ts'

const gap = 14
const padding = 13
const columns = 3
/** The page has all. */
const most = 9

const paragraph = (text: string, more: Partial<Piece> = {}): Piece => ({ text, size: 9.5, ...more })
const heading = (text: string, size: number, more: Partial<Piece> = {}): Piece => ({
  ...{ text, size, kind: 'H3', isDisplay: true },
  ...more,
})
const small = (text: string, more: Partial<Piece> = {}) =>
  paragraph(text, { size: 8.5, colour: ink.kajolSoft, ...more })

/** Kept with the next `next` points. */
const head = (paper: Paper, { en, bn }: { en: string; bn: string }, next: number) => {
  const pieces = [
    paragraph(bn, { size: 10.5, isDisplay: true, colour: ink.paar600, gap: 16 }),
    heading(en, 19, { kind: 'H2' }),
  ]
  paper.need(paper.heightOf(paper.lay(pieces, inner)) + 6 + Math.min(next, paper.most / 2))
  paper.flow(pieces)
  paper.down(6)
}

type Card = { pieces: Piece[]; foot?: Piece[]; logo?: (box: Box) => Promise<void> }

const logoSide = 34
const card = { line: { width: 1.4 }, radius: 7 }

/** Points; beyond, cards keep their own heights. */
const uneven = 60

/** In rows; stacked where no row has room. */
const grid = async (paper: Paper, cards: readonly Card[], across = columns) => {
  const width = (inner - (across - 1) * gap) / across
  const textWidth = width - 2 * padding
  const laid = cards.map(({ pieces, foot = [], logo }) => {
    const [first, ...rest] = pieces
    const beside = logo ? logoSide + 9 : 0
    const title = paper.lay(first ? [first] : [], textWidth - beside)
    const body = paper.lay(rest, textWidth)
    const end = paper.lay(foot, textWidth)
    const top = Math.max(paper.heightOf(title), logo ? logoSide : 0)
    const height = top + paper.heightOf(body) + paper.heightOf(end) + 2 * padding
    return { title, body, end, top, height, beside, logo, pieces: [...pieces, ...foot] }
  })
  for (let from = 0; from < laid.length; from += across) {
    const row = laid.slice(from, from + across)
    const heights = row.map((one) => one.height)
    const height = Math.max(...heights)
    const isEven = height - Math.min(...heights) <= uneven
    if (height > paper.most) {
      for (const { pieces } of row) paper.flow(pieces)
      paper.down(gap)
      continue
    }
    paper.need(height)
    const top = paper.at()
    for (const [place, one] of row.entries()) {
      const { title, body, end, top: titleHeight, beside, logo } = one
      const x = sheet.margin + place * (width + gap)
      const own = isEven ? height : one.height
      paper.fill({ x, top, width, height: own }, ink.chun50, card.radius, card.line)
      const [left, upper] = [x + padding, top - padding]
      await logo?.({ x: left, top: upper, width: logoSide, height: logoSide })
      const lift = (titleHeight - paper.heightOf(title)) / 2
      paper.draw(title, left + beside, upper - lift)
      paper.draw(body, left, upper - titleHeight)
      paper.draw(end, left, top - own + padding + paper.heightOf(end))
    }
    paper.down(height + gap)
  }
  paper.down(-gap)
}

/** The lit window. */
const windowAt = (paper: Paper, x: number, top: number) => {
  const line = { width: 1.6 }
  paper.fill({ x, top, width: 40, height: 56 }, ink.taxi400, 3, line)
  for (const side of [x - 11, x + 29])
    paper.fill({ x: side, top: top + 2, width: 22, height: 60 }, ink.jaanla600, 2, line)
  for (const side of [x - 8, x + 32])
    for (let slat = 0; slat < 6; slat++)
      paper.fill({ x: side, top: top - 5 - slat * 9, width: 16, height: 2.4 }, ink.jaanla700)
  paper.fill({ x: x - 15, top: top - 57, width: 70, height: 6 }, ink.chun300, 1, line)
}

const masthead = (paper: Paper, now: Date) => {
  const height = 140
  const top = sheet.height
  paper.fill(
    { x: -6, top: top + 6, width: sheet.width + 12, height: height + 6 },
    ink.jaanla100,
    0,
    {
      width: 3,
    },
  )
  for (const x of [417, 500]) windowAt(paper, x, top - 40)
  const month = monthWords(dayIn(site.timeZone, now).slice(0, 7))
  const pieces = [
    paragraph(`${kitWords.title.en} · ${month}`, {
      ...{ size: 10.5, isDisplay: true, colour: ink.paar700 },
    }),
    heading(site.name, 38, { kind: 'H1' }),
    paragraph(`${site.nameBengali} · ${site.tagline}`, { size: 13, isDisplay: true }),
  ]
  paper.draw(paper.lay(pieces, 330), sheet.margin, top - 27)
  paper.down(height - sheet.margin + 14)
  paper.flow([paragraph(kitWords.about, { size: 11.5 })])
}

const watching = (paper: Paper, reach: readonly ReachFact[]) => {
  if (reach.length === 0) return
  head(paper, kitWords.reach, 70)
  const width = (inner - (reach.length - 1) * gap) / reach.length
  const laid = reach.map(({ figure, words }) => {
    const said = [
      ...(figure ? [paragraph(figure, { size: 23, isDisplay: true, colour: ink.paar700 })] : []),
      paragraph(words, figure ? { size: 9.5 } : { size: 13, isDisplay: true }),
    ]
    return paper.lay(said, width - 2 * padding)
  })
  const height = Math.max(...laid.map(paper.heightOf)) + 2 * padding - 4
  paper.need(height)
  const top = paper.at()
  for (const [place, pieces] of laid.entries()) {
    const x = sheet.margin + place * (width + gap)
    paper.fill({ x, top, width, height }, ink.taxi100, card.radius, card.line)
    paper.draw(pieces, x + padding, top - padding + 2)
  }
  paper.down(height)
}

const packages = async (paper: Paper, { packages }: Parts) => {
  head(paper, kitWords.offers, 180)
  const cards = offerings.map((kind): Card => {
    const { price, includes } = packages[kind]
    const pieces = [
      heading(offeringNames[kind], 13.5),
      paragraph(offerWords[kind].bengali, { isDisplay: true, size: 10, colour: ink.paar600 }),
      paragraph(offerWords[kind].text, { gap: 3 }),
      ...includes.map((one, place) =>
        paragraph(one, { size: 9, isTicked: true, gap: place ? 2 : 6 }),
      ),
    ]
    const foot = [
      small('from', { gap: 8 }),
      paragraph(price, { size: 15, isDisplay: true, colour: ink.paar700 }),
    ]
    return price ? { pieces, foot } : { pieces }
  })
  await grid(paper, cards)
}

/** With its signs: half a conjunct is no letter. */
const initialOf = (title: string) =>
  /^\P{M}\p{M}*/u.exec(title.trim())?.[0].replace(/\u09cd$/, '') ?? ''

type Shown = { title: string; imageUrl: string | null }

/** Logo or face, else the initial. */
const logoOf = async (paper: Paper, { title, imageUrl }: Shown, isFace = false) => {
  const jpeg = await squareOf(imageUrl, isFace ? 'cover' : 'contain')
  return async (box: Box) => {
    const radius = isFace ? box.width / 2 : 6
    if (jpeg) return paper.picture(jpeg, box, radius)
    paper.fill(box, ink.taxi100, radius, { width: 1.2 })
    const initial = paragraph(initialOf(title), { size: box.width * 0.5, isDisplay: true })
    const [laid] = paper.lay([initial], box.width)
    if (laid)
      paper.ornament(
        laid,
        box.x + (box.width - paper.widthOf(initial)) / 2,
        box.top - (box.height - laid.leading) / 2,
      )
  }
}

/** As read on paper. */
const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '')

const filmUrl = (videoId: string) => `https://youtu.be/${videoId}`
const film = (videoId: string, more: Partial<Piece> = {}) =>
  small(`youtu.be/${videoId}`, { colour: ink.jaanla700, href: filmUrl(videoId), ...more })

/** Only on the page. */
const others = (paper: Paper, all: readonly unknown[], origin: string) => {
  const address = `${origin}${kitPage}`
  if (all.length > most)
    paper.flow([small(`${all.length - most} more: ${bare(address)}`, { gap: 6, href: address })])
}

const guests = async (paper: Paper, { parts: { brands }, origin }: KitValues) => {
  if (brands.length === 0) return
  const cards: Card[] = []
  for (const brand of brands.slice(0, most)) {
    const { title, figure, content, videoId } = brand
    const pieces = [
      heading(title, 12.5),
      ...(figure
        ? [paragraph(figure, { size: 12.5, isDisplay: true, colour: ink.paar700, gap: 5 })]
        : []),
      ...(content ? [paragraph(content, { gap: 2 })] : []),
    ]
    const logo = await logoOf(paper, brand)
    cards.push({ pieces, logo, ...(videoId && { foot: [film(videoId, { gap: 5 })] }) })
  }
  head(paper, kitWords.brands, 110)
  await grid(paper, cards, Math.min(columns, cards.length))
  others(paper, brands, origin)
}

const reel = async (paper: Paper, { films }: Parts) => {
  if (films.length === 0) return
  head(paper, kitWords.films, 70)
  const cards = films.map(
    ({ title, videoId }): Card => ({
      pieces: [heading(title, 11)],
      foot: [film(videoId, { gap: 4 })],
      logo: async (box) => paper.playSign(box),
    }),
  )
  await grid(paper, cards, cards.length)
}

const questions = (paper: Paper, { parts: { questions }, origin }: KitValues) => {
  if (questions.length === 0) return
  head(paper, kitWords.questions, 60)
  for (const [place, { title, content }] of questions.slice(0, most).entries())
    paper.flow([heading(title, 11, { gap: place ? 8 : 0 }), paragraph(content)])
  others(paper, questions, origin)
}

const personCard = async (paper: Paper, person: NonNullable<Parts['person']>): Promise<Card> => ({
  pieces: [
    heading(person.title, 13),
    small(kitWords.person, { gap: 5 }),
    ...(person.figure ? [paragraph(person.figure)] : []),
    ...(person.content ? [paragraph(person.content, { gap: 2 })] : []),
  ],
  logo: await logoOf(paper, person, true),
})

/** How a brand asks. */
const request = async (paper: Paper, { parts, contact, replyPromise, origin }: KitValues) => {
  const form = `${origin}/work-with-us`
  const asking: Card = {
    pieces: [
      heading('Write the idea down', 13),
      paragraph(bare(form), { colour: ink.jaanla700, href: form, gap: 3 }),
      paragraph(kitWords.oneLine, { gap: 3 }),
      ...promisesOf(replyPromise).map((one, place) =>
        paragraph(one, { isTicked: true, gap: place ? 2 : 5 }),
      ),
    ],
  }
  const { email, whatsapp, youtube } = contact
  const ways: Card = {
    pieces: [
      heading('Or write, or call', 13),
      paragraph(email, { href: `mailto:${email}`, gap: 3 }),
      paragraph(`WhatsApp ${whatsapp}`, {
        href: `https://wa.me/${whatsapp.replace(/\D/g, '')}`,
        gap: 2,
      }),
      paragraph(bare(youtube), { href: youtube, gap: 2 }),
    ],
  }
  const cards = [asking, ...(parts.person ? [await personCard(paper, parts.person)] : []), ways]
  head(paper, kitWords.request, 130)
  await grid(paper, cards, cards.length)
}

export const drawKitOf = async (values: KitValues, now: Date) => {
  const title = `${site.name} ${kitWords.title.en.toLowerCase()}`
  const paper = await makePaper({ title, author: site.name })
  masthead(paper, now)
  watching(paper, values.reach)
  await packages(paper, values.parts)
  await guests(paper, values)
  await reel(paper, values.parts)
  questions(paper, values)
  await request(paper, values)
  const address = bare(`${values.origin}${kitPage}`)
  return paper.finish((page, of) => `${title} · ${address} · Page ${page} of ${of}`)
}

export const drawKit = async (now: Date) => ({
  body: await drawKitOf(await kitValues(now), now),
  contentType: 'application/pdf',
  fileName: `${site.name} media kit.pdf`,
})
