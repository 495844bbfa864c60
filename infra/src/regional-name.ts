import { Names, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

const longestRegion = 14

/** For names unique across an account's regions: includes the region, so a stage can exist in several. `most`: AWS's limit in characters. */
export const regionalName = (scope: Construct, id: string, most: number) => {
  const stack = Stack.of(scope)
  const rest = `-${id}-`
  const own = Names.uniqueResourceName(stack, {
    maxLength: most - rest.length - longestRegion,
    allowedSpecialCharacters: '-',
  })
  return `${own}${rest}${stack.region}`
}
