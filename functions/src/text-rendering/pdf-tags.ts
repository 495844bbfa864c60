import { deflateSync } from 'node:zlib'
import {
  type PDFContext,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
} from 'pdf-lib'

type Pack = { number: number; objects: number[]; dictionary: string; bytes: Buffer }

/** More objects are not packed together, because a viewer unpacks all of them to read one. */
const maxObjectsPerPack = 500

const deflate = (bytes: Uint8Array) => Buffer.from(new Uint8Array(deflateSync(bytes)))

const streamOf = (number: number, entries: string, bytes: Buffer) => [
  Buffer.from(
    `${number} 0 obj\n<<${entries}/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n`,
  ),
  bytes,
  Buffer.from('\nendstream\nendobj\n'),
]

/** Ranges of numbers, each with its first number and its count. */
const rangesOf = (numbers: Iterable<number>) => {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last[0] + last[1] === number) last[1]++
    else ranges.push([number, 1])
  }
  return ranges
}

/** Writes an entry of the cross-reference table, which has seven bytes. */
const placed = (type: number, where: number, index: number) => {
  const entry = Buffer.alloc(7)
  entry.writeUInt8(type)
  entry.writeUInt32BE(where, 1)
  entry.writeUInt16BE(index, 5)
  return entry
}

const numberIn = (bytes: Buffer, pattern: RegExp) => {
  const number = pattern.exec(bytes.toString('latin1'))?.[1]
  if (!number) throw new Error(`What was saved has no ${pattern.source}`)
  return Number(number)
}

/** Appends objects as an incremental update of the PDF, compressed while they come. pdf-lib would hold all of them in memory. */
const makeAppendix = (context: PDFContext) => {
  const packs: Pack[] = []
  let objects: number[] = []
  let bodies: Buffer[] = []

  /** Reserves numbers that pdf-lib then skips. Returns the first. */
  const reserve = (count = 1) => {
    const first = context.largestObjectNumber + 1
    context.largestObjectNumber += count
    return first
  }

  const pack = () => {
    if (objects.length === 0) return
    let offset = 0
    const head = objects.map((number, index) => {
      const entry = `${number} ${offset}`
      offset += bodies[index]?.length ?? 0
      return entry
    })
    const first = Buffer.from(`${head.join(' ')} `)
    const dictionary = `/Type/ObjStm/N ${objects.length}/First ${first.length}`
    const bytes = deflate(Buffer.concat([first, ...bodies]))
    packs.push({ number: reserve(), objects, dictionary, bytes })
    objects = []
    bodies = []
  }

  const add = (number: number, body: string) => {
    objects.push(number)
    bodies.push(Buffer.from(`${body}\n`))
    if (objects.length === maxObjectsPerPack) pack()
  }

  /** Packs what is left and appends it. Call this when every number is used. */
  const behind = async (save: () => Promise<Uint8Array>) => {
    pack()
    const own = reserve()
    const file = Buffer.from(await save())
    const before = numberIn(file.subarray(-64), /startxref\s+(\d+)/)
    const size = numberIn(file.subarray(before, before + 1_000), /\/Size (\d+)/)
    const parts: Uint8Array[] = [file]
    const places = new Map<number, Buffer>()
    let end = file.length
    for (const { number, dictionary, bytes, objects } of packs) {
      places.set(number, placed(1, end, 0))
      for (const [index, object] of objects.entries()) places.set(object, placed(2, number, index))
      for (const part of streamOf(number, dictionary, bytes)) {
        parts.push(part)
        end += part.length
      }
    }
    places.set(own, placed(1, end, 0))
    const sorted = [...places].sort(([a], [b]) => a - b)
    const { Root, Info } = context.trailerInfo
    const index = rangesOf(sorted.map(([number]) => number)).flat()
    const entries = `/Type/XRef/Size ${size}/W[1 4 2]/Index[${index.join(' ')}]/Root ${Root}/Info ${Info}/Prev ${before}`
    const table = deflate(Buffer.concat(sorted.map(([, offset]) => offset)))
    return [...parts, ...streamOf(own, entries, table), Buffer.from(`startxref\n${end}\n%%EOF\n`)]
  }

  return { reserve, add, behind }
}

/** These kinds of text stand outside of tables. */
type TextKind = 'H1' | 'H2' | 'H3' | 'P'
type Kind = 'Document' | TextKind | 'Table' | 'TR' | 'TH' | 'TD'

type Mark = { page: number; id: number }
type Tagged = { number: number; marks: Mark[] }

const to = (number: number) => `${number} 0 R`
const english = '/Lang(en)'

/** Marks content that screen readers leave out: lines, grounds, repeated headers. */
export const artifact = (content: string, kind = '') => `/Artifact <<${kind}>> BDC\n${content}EMC\n`

export const pagination = {
  header: '/Type/Pagination/Subtype/Header',
  footer: '/Type/Pagination/Subtype/Footer',
}

const kidsOf = (marks: Mark[]) => {
  const [first, ...more] = marks
  if (!first) return ''
  if (more.length === 0) return `/Pg ${to(first.page)}/K ${first.id}`
  const kids = marks.map(({ page, id }) => `<</Type/MCR/Pg ${to(page)}/MCID ${id}>>`)
  return `/K[${kids.join('')}]`
}

/** Creates the tags of a document, which screen readers follow. */
export const makeTags = (document: PDFDocument) => {
  const { context } = document
  const { reserve, add, behind } = makeAppendix(context)
  const [root, whole, table] = [reserve(), reserve(), reserve()]
  const inOrder: number[] = []
  const rows: number[] = []
  /** The elements of each page's marks. */
  const lists: number[] = []
  let page = 0
  let parents: number[] = []

  const addElement = (number: number, kind: Kind, parent: number, rest = '') =>
    add(number, `<</S/${kind}/P ${to(parent)}${rest}>>`)

  const closePage = () => {
    if (page === 0) return
    const list = reserve()
    add(list, `[${parents.map(to).join(' ')}]`)
    lists.push(list)
    parents = []
  }

  const openPage = ({ ref, node }: PDFPage) => {
    closePage()
    page = ref.objectNumber
    node.set(PDFName.of('StructParents'), PDFNumber.of(lists.length))
  }

  /** Marks content on the open page. */
  const mark = ({ number, marks }: Tagged) => {
    const id = parents.push(number) - 1
    marks.push({ page, id })
    return id
  }

  /** Adds a text before the table. */
  const text = (kind: TextKind, language = english) => {
    const tagged: Tagged = { number: reserve(), marks: [] }
    inOrder.push(tagged.number)
    const id = mark(tagged)
    addElement(tagged.number, kind, whole, kidsOf(tagged.marks) + language)
    return () => id
  }

  /** Adds a row. Call this at the row's end, because its cells may span pages. */
  const row = (kind: 'TH' | 'TD', columns: number) => {
    const number = reserve(1 + columns)
    const cells = Array.from(
      { length: columns },
      (_, column): Tagged => ({ number: number + 1 + column, marks: [] }),
    )
    const own = kind === 'TH' ? '/A<</O/Table/Scope/Column>>' : ''
    rows.push(number)
    return {
      mark: (column: number) => mark(cells[column] ?? { number, marks: [] }),
      end: () => {
        const kids = `/K[${cells.map((cell) => to(cell.number)).join(' ')}]`
        addElement(number, 'TR', table, kids + (own && english))
        for (const cell of cells) addElement(cell.number, kind, number, own + kidsOf(cell.marks))
      },
    }
  }

  const finish = () => {
    closePage()
    if (rows.length) addElement(table, 'Table', whole, `/K[${rows.map(to).join(' ')}]`)
    const kids = rows.length ? [...inOrder, table] : inOrder
    addElement(whole, 'Document', root, `/K[${kids.map(to).join(' ')}]`)
    const pages = lists.map((list, index) => `${index} ${to(list)}`).join(' ')
    add(
      root,
      `<</Type/StructTreeRoot/K ${to(whole)}/ParentTree<</Nums[${pages}]>>/ParentTreeNextKey ${lists.length}>>`,
    )
    document.catalog.set(PDFName.of('StructTreeRoot'), PDFRef.of(root))
    document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
    return behind(() => document.save())
  }

  return { openPage, row, text, finish }
}

export type Tags = ReturnType<typeof makeTags>
export type TaggedRow = ReturnType<Tags['row']>
