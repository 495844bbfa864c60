import { type AnyNode, type CallExpression, type MemberExpression, parse } from 'acorn'
import { full } from 'acorn-walk'
import { ecmaVersion } from '../engines.ts'
import { featuresOfExpression } from './expression.ts'

const textOf = (node: AnyNode | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

const nameOf = ({ computed, property }: MemberExpression) =>
  (property.type === 'Identifier' && !computed ? property.name : textOf(property)) ?? ''

/** As `matchMedia` and an image's `sizes` are given it. */
const rangeQuery = /\((width|height)\s*[<>]|[<>]=?\s*(width|height)\b.*\)/

/**
 * The names in a script that may be an engine's: `declared` and `read` variables, `members` of
 * variables, `methods` called on anything, `defined` properties; and features that show by their form.
 * Throws a SyntaxError where the oldest engines could not even read it.
 */
export const readScript = (text: string) => {
  const declared = new Set<string>()
  const read = new Set<string>()
  const members: { owner: string; name: string }[] = []
  const methods = new Set<string>()
  const defined = new Set<string>()
  const features = new Set<string>()

  const addExpression = (pattern: string | undefined, flags = '') => {
    if (pattern === undefined) return
    for (const feature of featuresOfExpression(pattern, flags)) features.add(feature)
  }
  const addCall = ({
    callee,
    arguments: [first, second],
  }: Pick<CallExpression, 'callee' | 'arguments'>) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp')
      addExpression(textOf(first), textOf(second))
  }
  full(parse(text, { ecmaVersion, sourceType: 'module' }), (node, _, type) => {
    switch (node.type) {
      case 'Identifier':
        if (type === 'VariablePattern') declared.add(node.name)
        else read.add(node.name)
        break
      case 'MemberExpression':
        if (node.object.type === 'Identifier')
          members.push({ owner: node.object.name, name: nameOf(node) })
        break
      case 'AssignmentExpression':
        if (node.left.type === 'MemberExpression') defined.add(nameOf(node.left))
        break
      case 'Property':
      case 'MethodDefinition':
      case 'PropertyDefinition':
        if (!node.computed && node.key.type === 'Identifier') defined.add(node.key.name)
        break
      case 'CallExpression':
        addCall(node)
        // `x.at?.()` asks first.
        if (node.callee.type === 'MemberExpression' && !node.optional)
          methods.add(nameOf(node.callee))
        break
      case 'NewExpression':
        addCall(node)
        break
      case 'StaticBlock':
        features.add('javascript.classes.static.initialization_blocks')
        break
      case 'Literal':
        if (node.regex) addExpression(node.regex.pattern, node.regex.flags)
        if (rangeQuery.test(textOf(node) ?? '')) features.add('css.at-rules.media.range_syntax')
        break
      case 'TemplateElement':
        if (rangeQuery.test(node.value.raw)) features.add('css.at-rules.media.range_syntax')
    }
  })
  return { declared, read, members, methods, defined, features }
}
