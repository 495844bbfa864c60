import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

const flagNames = ['dotAll', 'hasIndices', 'sticky', 'unicode', 'unicodeSets'] as const

/** What a regular expression asks of an engine, by names of the compatibility data. */
export const featuresOfExpression = (pattern: string, flags: string) => {
  const features: string[] = []
  const add = (name: string) => features.push(`javascript.regular_expressions.${name}`)
  const parser = new RegExpParser()
  const parsedFlags = parser.parseFlags(flags)
  for (const flag of flagNames)
    if (parsedFlags[flag]) features.push(`javascript.builtins.RegExp.${flag}`)
  const { unicode, unicodeSets } = parsedFlags
  visitRegExpAST(parser.parsePattern(pattern, 0, pattern.length, { unicode, unicodeSets }), {
    onAssertionEnter: ({ kind }) => {
      if (kind === 'lookbehind') add('lookbehind_assertion')
    },
    onCapturingGroupEnter: ({ name }) => {
      if (name) add('named_capturing_group')
    },
    onModifiersEnter: () => add('modifier'),
    onCharacterSetEnter: ({ kind }) => {
      if (kind === 'property') add('unicode_character_class_escape')
    },
  })
  return features
}
