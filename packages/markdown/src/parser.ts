import { isSafeLink } from '@bong-bari/contract'
import MarkdownIt from 'markdown-it'

/**
 * Code, HTML, tables, references and underlined headings are no part of the posts' Markdown: what looks
 * like them is text. So is a link that `isSafeLink` refuses.
 */
const without = ['code', 'fence', 'html_block', 'lheading', 'reference', 'table']
const withoutInline = ['backticks', 'html_inline']

const parser = new MarkdownIt().disable([...without, ...withoutInline])
parser.validateLink = isSafeLink

export const parsed = (source: string) => parser.parse(source, {})
