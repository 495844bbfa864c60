import postcss, { type ChildNode } from 'postcss'
import type { Sheet } from './src/entries/template.ts'

const inParentheses = /(?<!\\)\((?:\\.|[^()\\])*\)/
const className = /\.((?:\\(?:[0-9a-f]{1,6} ?|.)|[\w-]|[^\0-\x7f])+)/gi

const unescapeName = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, letter = '') =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  )

/** The classes without which a selector finds nothing. Those inside `:not()` or `:is()` may be missing. */
const classesOf = (selector: string) => {
  let outside = selector
  while (inParentheses.test(outside)) outside = outside.replace(inParentheses, '')
  return [...outside.matchAll(className)].map(([, name = '']) => unescapeName(name))
}

const parseNode = (node: ChildNode): Sheet => {
  if (node.type === 'comment') return []
  if (node.type === 'rule') {
    const classes = node.selectors.map(classesOf)
    const css = `${node}`
    return [classes.every((all) => all.length > 0) ? { css, classes } : css]
  }
  if (node.type !== 'atrule' || !node.nodes) return [`${node};`]
  const holdsRules = node.nodes.some(({ type }) => type !== 'decl') && !/keyframes$/.test(node.name)
  if (!holdsRules) return [`${node}`]
  return [{ within: `@${node.name} ${node.params}`, sheet: node.nodes.flatMap(parseNode) }]
}

/** Parses a built style sheet, so that a page can be given the part of it that its HTML needs. */
export const parseStyles = (css: string): Sheet => postcss.parse(css).nodes.flatMap(parseNode)
