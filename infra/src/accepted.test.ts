import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import { everything, restored, withStack } from '../testing/synth.ts'

// Among others: no wildcard in a right, no policy that AWS wrote, no public bucket, no queue or bucket in the clear, backups of the table.
test.each([
  ['the defaults', {}],
  ['everything switched on', everything],
  ['what an earlier stack left', restored],
])("AWS's solution checks find nothing that is not explained, with %s", async (_, context) => {
  const { violations } = await withStack(context, (stack, app) =>
    new AwsSolutionsChecks(app).validateScope(stack),
  )
  expect(violations.map(({ ruleName }) => ruleName)).toEqual([])
})

test('every accepted finding has a reason of its own', async () => {
  const reasons = await withStack({}, (stack) =>
    stack.node
      .findAll()
      .flatMap(({ node }) =>
        node.metadata
          .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
          .flatMap(({ data }) => Object.values(data)),
      ),
  )
  expect(reasons.length).toBeGreaterThan(5)
  for (const reason of reasons) expect(String(reason).length).toBeGreaterThan(30)
})
