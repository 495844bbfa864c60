import { Names, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

const maxRegionLength = 14

/** Makes a name for resources that are unique in an account. It includes the region, so that a stage can exist in several. `maxLength` is AWS's limit in characters. */
export const createRegionalName = (scope: Construct, id: string, maxLength: number) => {
  const stack = Stack.of(scope)
  const suffix = `-${id}-`
  const stackName = Names.uniqueResourceName(stack, {
    maxLength: maxLength - suffix.length - maxRegionLength,
    allowedSpecialCharacters: '-',
  })
  return `${stackName}${suffix}${stack.region}`
}
