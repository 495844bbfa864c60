import type { PostBlock, PostInline } from '@bong-bari/contract'
import { escaped } from './xml.ts'

const marks = { strong: 'strong', emphasis: 'em', strike: 's' }

const linked = (href: string, html: string) => `<a href="${escaped(href)}">${html}</a>`

/** Absolute, as readers show texts on their own pages. */
type Whole = (address: string) => string

const lines = (text: string) => escaped(text).split('\n').join('<br />')

const runHtml = (run: PostInline, whole: Whole): string => {
  if (typeof run === 'string') return lines(run)
  const inner = inlineHtml(run.children, whole)
  if (run.kind === 'link') return linked(whole(run.href), inner)
  return `<${marks[run.kind]}>${inner}</${marks[run.kind]}>`
}

const inlineHtml = (runs: readonly PostInline[], whole: Whole) =>
  runs.map((run) => runHtml(run, whole)).join('')

const listHtml = (list: Extract<PostBlock, { kind: 'list' }>, whole: Whole) => {
  const items = list.items.map((item) => `<li>${feedHtml(item, whole)}</li>`).join('')
  if (!list.ordered) return `<ul>${items}</ul>`
  return `<ol${list.start === 1 ? '' : ` start="${list.start}"`}>${items}</ol>`
}

const blockHtml = (block: PostBlock, whole: Whole): string => {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${inlineHtml(block.children, whole)}</h${block.level}>`
    case 'paragraph':
      return `<p>${inlineHtml(block.children, whole)}</p>`
    case 'quote': {
      const source = block.source ? `<p>— ${inlineHtml(block.source, whole)}</p>` : ''
      return `<blockquote>${feedHtml(block.children, whole)}${source}</blockquote>`
    }
    case 'list':
      return listHtml(block, whole)
    case 'picture': {
      const { src, alt, caption = '' } = block
      const picture = `<img src="${escaped(whole(src))}" alt="${escaped(alt)}" />`
      return `<figure>${picture}${caption && `<figcaption>${escaped(caption)}</figcaption>`}</figure>`
    }
    case 'video': {
      const address = `https://www.youtube.com/watch?v=${block.youtubeId}`
      return `<p>${linked(address, escaped(block.title ?? address))}</p>`
    }
    case 'rule':
      return '<hr />'
  }
}

export const feedHtml = (blocks: readonly PostBlock[], whole: Whole): string =>
  blocks.map((block) => blockHtml(block, whole)).join('\n')
