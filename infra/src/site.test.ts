import { cacheControl, officePages, publishedFolder } from '@bong-bari/edge'
import { expect, test } from 'vitest'
import {
  functionId,
  onlyResource,
  policiesOf,
  type Resource,
  resourcesOf,
  synthesize,
} from '../testing/synth.ts'

const template = await synthesize()
const deployments = resourcesOf(template, 'Custom::CDKBucketDeployment')

const deploymentOf = (name: string) => {
  const found = deployments.find(({ id }) => id.startsWith(`Deployment${name}`))
  if (!found) throw new Error(`no deployment ${name}`)
  return found
}
const names = ['Assets', 'Files', 'Office']
const [assets, files, office] = names.map(deploymentOf)

test('each class of file goes up with its own Cache-Control', () => {
  expect(deployments).toHaveLength(3)
  expect(assets?.Properties).toMatchObject({
    Exclude: ['*'],
    Include: ['assets/*'],
    SystemMetadata: { 'cache-control': cacheControl.immutable },
  })
  expect(files?.Properties).toMatchObject({
    Exclude: ['pages/*', 'assets/*', '*.html'],
    SystemMetadata: { 'cache-control': cacheControl.file },
  })
  expect(office?.Properties).toMatchObject({
    Exclude: ['*'],
    Include: ['login.html', 'admin.html', 'preview.html'],
    SystemMetadata: {
      'cache-control': cacheControl.html,
      'content-type': 'text/html; charset=utf-8',
    },
  })
})

/** Whether `aws s3 sync` leaves a key alone: of its filters, in their order, the last that fits counts. */
const isLeft = (key: string, { Exclude = [], Include = [] }: Resource['Properties']) => {
  const fits = (filter: string) =>
    new RegExp(`^${filter.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(key)
  return Exclude.some(fits) && !Include.some(fits)
}

test('no deployment writes, removes or clears what is published', () => {
  for (const key of ['index.html', 'blog/a-post.html', 'login.html', 'feed.xml', 'robots.txt'])
    for (const { id, Properties } of deployments)
      expect([id, isLeft(publishedFolder + key, Properties)]).toEqual([id, true])
  expect(isLeft('posters/a.svg', files?.Properties ?? {})).toBe(false)
  expect(JSON.stringify(deployments)).not.toMatch(/"DistributionPaths":\[[^\]]*pages/)
})

test('the uploader may not touch what is published, whatever its filters say', () => {
  const policies = policiesOf(template).filter(({ id }) => id.startsWith('DeploymentDeployerRole'))
  const denied = policies
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .filter(({ Effect }) => Effect === 'Deny')
  expect(denied.map(({ Action }) => Action)).toEqual([['s3:PutObject', 's3:DeleteObject']])
  expect(JSON.stringify(denied[0].Resource)).toContain(`"/${publishedFolder}*"`)
})

test('no public page is deployed, whatever HTML the web build leaves', () => {
  for (const key of ['index.html', 'about.html', 'blog.html'])
    for (const deployment of [assets, files, office])
      expect(isLeft(key, deployment?.Properties ?? {})).toBe(true)
})

test('HTML of the office goes up last, and nothing else is cleared from CloudFront', () => {
  expect(office?.DependsOn).toEqual(expect.arrayContaining([assets?.id, files?.id]))
  expect(office?.Properties.DistributionId).toEqual({
    Ref: onlyResource(template, 'AWS::CloudFront::Distribution').id,
  })
  expect(office?.Properties.DistributionPaths.toSorted()).toEqual(
    [...new Set(Object.entries(officePages).flat())].sort(),
  )
  for (const deployment of [assets, files])
    expect(deployment?.Properties).not.toHaveProperty('DistributionId')
})

test('the functions whose HTML names assets go out after them', () => {
  for (const name of ['pages', 'publish']) {
    const own = functionId(template, name)
    const lambda = resourcesOf(template, 'AWS::Lambda::Function').find(({ id }) => id === own)
    expect(lambda?.DependsOn).toEqual(expect.arrayContaining([assets?.id, files?.id]))
  }
})

test('hashed files of an earlier deployment stay for tabs that are still open', () => {
  expect(assets?.Properties.Prune).toBe(false)
  expect(office?.Properties.Prune).toBe(false)
})
