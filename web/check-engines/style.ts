import {
  type CssNode,
  type FunctionNode,
  generate,
  type PseudoClassSelector,
  type PseudoElementSelector,
  parse,
  type WalkContext,
  walk,
} from 'css-tree'
import { isFeature, isTooNew, partsOf } from './support.ts'

/** Functions of values, wherever the data has them: `color-mix` is of `color`, `min` of nothing. */
const functions = Map.groupBy(
  ['css.types', ...partsOf('css.types').map((type) => `css.types.${type}`)].flatMap((root) =>
    partsOf(root).map((name) => `${root}.${name}`),
  ),
  (feature) => feature.slice(feature.lastIndexOf('.') + 1),
)

const unitGroups: [RegExp, string][] = [
  [/^s(v[whib]|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(v[whib]|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^d(v[whib]|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^cq/, 'container_query_length_units'],
]

const featureOfUnit = (unit: string) =>
  `css.types.length.${unitGroups.find(([units]) => units.test(unit))?.[1] ?? unit}`

/** A prefixed name is for one engine alone, and the rest never read it. */
const isPrefixed = (name: string) => name.startsWith('-')

type Place = {
  /** The property whose value is read, unless an older engine has another value to fall back on. */
  property: string | undefined
  hasFallback: boolean
  atrule: string | undefined
}

const featuresOfNode = (node: CssNode, { property, hasFallback, atrule }: Place): string[] => {
  switch (node.type) {
    case 'Atrule':
      return [`css.at-rules.${node.name}`]
    case 'Feature':
      return [`css.at-rules.${atrule}.${node.name.replace(/^(min|max)-/, '')}`]
    case 'FeatureRange':
      return [`css.at-rules.${atrule}.range_syntax`]
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [`css.selectors.${node.name}`]
    case 'NestingSelector':
      return ['css.selectors.nesting']
    case 'Declaration':
      return [`css.properties.${node.property}`, `css.at-rules.${atrule}.${node.property}`]
    case 'Identifier':
      return property && !hasFallback ? [`css.properties.${property}.${node.name}`] : []
    case 'Function':
      return property && !hasFallback
        ? [...(functions.get(node.name) ?? []), `css.properties.${property}.${node.name}`]
        : []
    case 'Dimension':
      return hasFallback ? [] : [featureOfUnit(node.unit)]
    default:
      return []
  }
}

/** Declarations after another of the property, which stands where an engine does not understand them. */
const withFallback = (root: CssNode) => {
  const found = new Set<CssNode>()
  walk(root, {
    visit: 'Block',
    enter: ({ children }) => {
      const before = new Set<string>()
      for (const child of children) {
        if (child.type !== 'Declaration') continue
        if (before.has(child.property)) found.add(child)
        before.add(child.property.replace(/^-[a-z]+-/, ''))
      }
    },
  })
  return found
}

/** With its argument where it has one: `css.selectors.has(:checked)`. */
const namedBy = (feature: string, node: CssNode) =>
  node.type === 'PseudoClassSelector' && node.children
    ? `css.selectors${generate(node).replace(':', '.')}`
    : feature

/** What an engine does not know in `:is(a, b)` leaves the rest standing. */
const isForgiving = ({
  type,
  name,
  children,
}: FunctionNode | PseudoClassSelector | PseudoElementSelector) => {
  const list = children?.first
  return (
    type === 'PseudoClassSelector' &&
    /^(is|where)$/.test(name) &&
    list?.type === 'SelectorList' &&
    list.children.size > 1
  )
}

/** Names of what a stylesheet asks for that one of the oldest engines lacks. */
export const tooNewInStyle = (text: string) => {
  const root = parse(text, { parseCustomProperty: true })
  const falling = withFallback(root)
  const properties = new Set<string>()
  walk(root, { visit: 'Declaration', enter: ({ property }) => properties.add(property) })
  const isLacking = (feature: string) =>
    isTooNew(feature, (prefix) => properties.has(`${prefix}${feature.split('.')[2]}`))

  const tooNew = new Set<string>()
  /** What the `@supports` around a node have made sure of. */
  const sure: Set<string>[] = []
  walk(root, {
    enter(this: WalkContext, node: CssNode) {
      const { atrule, atrulePrelude, declaration } = this
      if (this.function && isForgiving(this.function)) return
      if ('name' in node && typeof node.name === 'string' && isPrefixed(node.name)) return
      if ('property' in node && isPrefixed(node.property)) return
      const features = featuresOfNode(node, {
        property: declaration?.property,
        hasFallback: declaration ? falling.has(declaration) : false,
        atrule: atrule?.name,
      }).filter(isFeature)
      const [first] = features
      if (first && features.every(isLacking)) {
        if (atrulePrelude && atrule?.name === 'supports') sure.at(-1)?.add(first)
        else if (!sure.some((known) => known.has(first))) tooNew.add(namedBy(first, node))
      }
      if (node.type === 'Atrule' && node.name === 'supports') sure.push(new Set())
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') sure.pop()
    },
  })
  return [...tooNew]
}
