import { isRecord } from '../input.ts'

/** Where a template's references lead. */
export type Scope = {
  ref: (name: string) => unknown
  attribute: (logicalId: string, name: string) => unknown
  condition: (name: string) => boolean
  mapping: (map: string, first: string, second: string) => unknown
  exported: (name: string) => unknown
}

type Intrinsic = (argument: unknown, scope: Scope) => unknown

const items = (value: unknown, scope: Scope): unknown[] => {
  const resolved = resolve(value, scope)
  return Array.isArray(resolved) ? resolved : []
}
const word = (value: unknown) => (value === undefined ? '' : String(value))
const truth = (value: unknown, scope: Scope) => String(resolve(value, scope)) === 'true'

const attributeOf = (argument: unknown, scope: Scope) => {
  const [id, ...path] = Array.isArray(argument) ? argument.map(word) : word(argument).split('.')
  return scope.attribute(id ?? '', path.join('.'))
}

const substitute: Intrinsic = (argument, scope) => {
  const [form, given] = Array.isArray(argument) ? argument : [argument, {}]
  const own = isRecord(given) ? given : {}
  return word(form).replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
    if (literal) return `\${${name}}`
    if (name in own) return word(resolve(own[name], scope))
    return word(name.includes('.') ? attributeOf(name, scope) : scope.ref(name))
  })
}

const intrinsics: Record<string, Intrinsic> = {
  Ref: (argument, { ref }) => ref(word(argument)),
  Condition: (argument, { condition }) => condition(word(argument)),
  'Fn::GetAtt': attributeOf,
  'Fn::Sub': substitute,
  'Fn::Join': (argument, scope) => {
    const [separator, parts] = Array.isArray(argument) ? argument : []
    return items(parts, scope).map(word).join(word(separator))
  },
  'Fn::Select': (argument, scope) => {
    const [index, list] = Array.isArray(argument) ? argument : []
    return items(list, scope)[Number(resolve(index, scope))]
  },
  'Fn::Split': (argument, scope) => {
    const [separator, source] = items(argument, scope)
    return word(source).split(word(separator))
  },
  'Fn::If': (argument, scope) => {
    const [name, yes, no] = Array.isArray(argument) ? argument : []
    return resolve(scope.condition(word(name)) ? yes : no, scope)
  },
  'Fn::FindInMap': (argument, scope) => {
    const [map, first, second] = items(argument, scope)
    return scope.mapping(word(map), word(first), word(second))
  },
  'Fn::Base64': (argument, scope) => Buffer.from(word(resolve(argument, scope))).toString('base64'),
  'Fn::GetAZs': (_, { ref }) => ['a', 'b', 'c'].map((zone) => `${ref('AWS::Region')}${zone}`),
  'Fn::ImportValue': (argument, scope) => scope.exported(word(resolve(argument, scope))),
  'Fn::Equals': (argument, scope) => {
    const [left, right] = items(argument, scope)
    return word(left) === word(right)
  },
  'Fn::Not': (argument, scope) => !items(argument, scope).every((one) => truth(one, scope)),
  'Fn::And': (argument, scope) => items(argument, scope).every((one) => truth(one, scope)),
  'Fn::Or': (argument, scope) => items(argument, scope).some((one) => truth(one, scope)),
}

/** A value of a template with every function of it worked out; what is AWS::NoValue is left out. */
export const resolve = (value: unknown, scope: Scope): unknown => {
  if (Array.isArray(value))
    return value.map((one) => resolve(one, scope)).filter((one) => one !== undefined)
  if (!isRecord(value)) return value
  const entries = Object.entries(value)
  const [[name, argument] = ['', undefined]] = entries
  const intrinsic = entries.length === 1 ? intrinsics[name] : undefined
  if (intrinsic && (name !== 'Condition' || typeof argument === 'string'))
    return intrinsic(argument, scope)
  const resolved = entries.map(([key, one]) => [key, resolve(one, scope)] as const)
  return Object.fromEntries(resolved.filter(([, one]) => one !== undefined))
}
