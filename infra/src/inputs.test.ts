import { App } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { emptyInputs } from './inputs.ts'
import { defineStack } from './stack.ts'

test('what is never deployed is defined without a build', async () => {
  const settings = { config: readConfig({}) }
  const stack = defineStack(new App(), 'Test', { ...(await emptyInputs()), ...settings })
  expect(stack.stackName).toBe('Test')
})
