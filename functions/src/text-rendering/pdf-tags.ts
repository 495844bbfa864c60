import { type PDFDocument, PDFName, PDFNumber, type PDFPage, PDFRef } from 'pdf-lib'
import { makeAppendix } from './pdf-appendix.ts'

/** Outside tables. */
export type TextKind = 'H1' | 'H2' | 'H3' | 'P'
type Kind = 'Document' | TextKind | 'Table' | 'TR' | 'TH' | 'TD'

type Mark = { page: number; id: number }
export type Tagged = { number: number; marks: Mark[] }

const to = (number: number) => `${number} 0 R`
const english = '/Lang(en)'

/** Not read out: lines, grounds, repeated headers. */
export const artifact = (content: string, kind = '') => `/Artifact <<${kind}>> BDC\n${content}EMC\n`

export const pagination = {
  header: '/Type/Pagination/Subtype/Header',
  footer: '/Type/Pagination/Subtype/Footer',
}

const kidsOf = (marks: Mark[]) => {
  const [first, ...more] = marks
  if (!first) return ''
  if (more.length === 0) return `/Pg ${to(first.page)}/K ${first.id}`
  const all = marks.map(({ page, id }) => `<</Type/MCR/Pg ${to(page)}/MCID ${id}>>`)
  return `/K[${all.join('')}]`
}

/** For screen readers. */
export const makeTags = (document: PDFDocument) => {
  const { context } = document
  const { reserve, add, behind } = makeAppendix(context)
  const [root, whole, table] = [reserve(), reserve(), reserve()]
  const inOrder: number[] = []
  const rows: number[] = []
  /** Per page, from marks to elements. */
  const lists: number[] = []
  let page = 0
  let parents: number[] = []

  const say = (number: number, kind: Kind, parent: number, rest = '') =>
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

  /** On the open page. */
  const mark = ({ number, marks }: Tagged) => {
    const id = parents.push(number) - 1
    marks.push({ page, id })
    return id
  }

  /** Before the table. */
  const text = (kind: TextKind, language = english) => {
    const tagged: Tagged = { number: reserve(), marks: [] }
    inOrder.push(tagged.number)
    const id = mark(tagged)
    say(tagged.number, kind, whole, kidsOf(tagged.marks) + language)
    return () => id
  }

  /** Cells may span pages; call at its end. */
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
        say(number, 'TR', table, kids + (own && english))
        for (const cell of cells) say(cell.number, kind, number, own + kidsOf(cell.marks))
      },
    }
  }

  const finish = () => {
    closePage()
    if (rows.length) say(table, 'Table', whole, `/K[${rows.map(to).join(' ')}]`)
    const all = rows.length ? [...inOrder, table] : inOrder
    say(whole, 'Document', root, `/K[${all.map(to).join(' ')}]`)
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
