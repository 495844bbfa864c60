import { basename } from 'node:path'
import ts from 'typescript'
import { isFeature, isTooNew, partsOf } from './support.ts'

const interfaces = partsOf('api').map((owner) => `api.${owner}`)

/** Wherever the browser has a member of this name: the data knows no mixins such as `ARIAMixin`. */
const anywhere = (name: string) => interfaces.map((owner) => `${owner}.${name}`).filter(isFeature)

/** `Array` of TypeScript's `ReadonlyArray` and `ArrayConstructor`. */
const builtinOf = (owner: string) =>
  owner.replace(/^Readonly|Constructor$/g, '').replace(/^IteratorObject$/, 'Iterator')

/** What a member that TypeScript's own libraries declare is called in the data. */
const featuresOf = (declaration: ts.Declaration, name: string) => {
  const { parent } = declaration
  if (!parent) return []
  const isOfBrowser = /^lib\.dom\b/.test(basename(declaration.getSourceFile().fileName))
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text
    if (!isOfBrowser) return [`javascript.builtins.${builtinOf(owner)}.${name}`]
    return isFeature(`api.${owner}`) ? [`api.${owner}.${name}`] : anywhere(name)
  }
  const holder = parent.parent
  return holder && ts.isVariableDeclaration(holder) && ts.isIdentifier(holder.name)
    ? [`api.${holder.name.text}.${name}_static`]
    : []
}

const isOfEngine = (declaration: ts.Declaration) =>
  /^lib\..*d\.ts$/.test(basename(declaration.getSourceFile().fileName))

/** The member that a node names: in `x.at`, and in `{ at } = x`. */
const memberAt = (node: ts.Node) => {
  if (ts.isPropertyAccessExpression(node)) return node.name
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined
  return node.propertyName ?? node.name
}

/** A symbol of what is taken out of an object, which has its own where it is bound. */
const symbolAt = (checker: ts.TypeChecker, node: ts.Node, member: ts.Node) =>
  ts.isBindingElement(node)
    ? checker.getTypeAtLocation(node.parent).getProperty(member.getText())
    : checker.getSymbolAtLocation(member)

type Use = { feature: string; file: string }

/**
 * Members that the sources behind `entries` ask for and one of the oldest engines lacks. Types tell
 * `URLSearchParams.size` from `Set.size`, which in a built script look the same.
 */
export const tooNewInSources = (entries: string[], options: ts.CompilerOptions) => {
  const program = ts.createProgram(entries, options)
  const checker = program.getTypeChecker()
  const found: Use[] = []
  const visit = (node: ts.Node) => {
    const member = memberAt(node)
    const symbol = member && symbolAt(checker, node, member)
    for (const declaration of symbol?.declarations?.filter(isOfEngine) ?? []) {
      const features = featuresOf(declaration, symbol?.name ?? '').filter(isFeature)
      const [feature] = features
      if (feature && features.every((one) => isTooNew(one)))
        found.push({ feature, file: node.getSourceFile().fileName })
    }
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles())
    if (!file.isDeclarationFile && !file.fileName.includes('/node_modules/')) visit(file)
  return found
}
