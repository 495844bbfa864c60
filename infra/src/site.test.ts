import { cacheControl, pages } from '@bong-bari/edge'
import { expect, test } from 'vitest'
import { functionId, onlyResource, resourcesOf, synthesize } from '../testing/synth.ts'

const template = await synthesize()
const deployments = resourcesOf(template, 'Custom::CDKBucketDeployment')

const deploymentOf = (name: string) => {
  const found = deployments.find(({ id }) => id.startsWith(`Deployment${name}`))
  if (!found) throw new Error(`no deployment ${name}`)
  return found
}
const [assets, files, html] = ['Assets', 'Files', 'Pages'].map(deploymentOf)

test('each class of file goes up with its own Cache-Control', () => {
  expect(deployments).toHaveLength(3)
  expect(assets?.Properties).toMatchObject({
    Exclude: ['*'],
    Include: ['assets/*'],
    SystemMetadata: { 'cache-control': cacheControl.immutable },
  })
  expect(files?.Properties).toMatchObject({
    Exclude: ['assets/*', '*.html'],
    SystemMetadata: { 'cache-control': cacheControl.file },
  })
  expect(html?.Properties).toMatchObject({
    Exclude: ['*'],
    Include: ['*.html'],
    SystemMetadata: {
      'cache-control': cacheControl.html,
      'content-type': 'text/html; charset=utf-8',
    },
  })
})

test('HTML goes up last, and after it nothing but HTML is cleared from CloudFront', () => {
  expect(html?.DependsOn).toEqual(expect.arrayContaining([assets?.id, files?.id]))
  expect(html?.Properties.DistributionId).toEqual({
    Ref: onlyResource(template, 'AWS::CloudFront::Distribution').id,
  })
  expect(html?.Properties.DistributionPaths.toSorted()).toEqual(
    [...new Set([...Object.keys(pages), ...Object.values(pages)])].sort(),
  )
  for (const deployment of [assets, files])
    expect(deployment?.Properties).not.toHaveProperty('DistributionId')
})

test('the pages function, whose HTML names assets, goes out after them', () => {
  const pagesId = functionId(template, 'pages')
  const lambda = resourcesOf(template, 'AWS::Lambda::Function').find(({ id }) => id === pagesId)
  expect(lambda?.DependsOn).toEqual(expect.arrayContaining([assets?.id, files?.id]))
})

test('hashed files of an earlier deployment stay for tabs that are still open', () => {
  expect(assets?.Properties.Prune).toBe(false)
  expect(html?.Properties.Prune).toBe(true)
})
