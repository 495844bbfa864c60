import { Names, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

/** Letters of the longest name that a region has. */
const longestRegion = 14

/**
 * A name for what AWS keeps one list of in all regions of an account. It says the region, so that
 * one stage can stand in several; `most` is how many characters AWS takes.
 */
export const regionalName = (scope: Construct, id: string, most: number) => {
  const stack = Stack.of(scope)
  const rest = `-${id}-`
  const own = Names.uniqueResourceName(stack, {
    maxLength: most - rest.length - longestRegion,
    allowedSpecialCharacters: '-',
  })
  return `${own}${rest}${stack.region}`
}
