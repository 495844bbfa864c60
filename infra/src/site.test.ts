import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cacheControl, isSiteFile, pages } from '@bong-bari/edge'
import { expect, test } from 'vitest'
import { functionId, onlyResource, resourcesOf, synthesize } from '../testing/synth.ts'
import { writeManifest } from './manifest.ts'

const template = await synthesize()
const deployments = resourcesOf(template, 'Custom::CDKBucketDeployment')

const deploymentOf = (name: string) => {
  const found = deployments.find(({ id }) => id.startsWith(`Deployment${name}`))
  if (!found) throw new Error(`no deployment ${name}`)
  return found
}
const [manifest, assets, files, html] = ['Manifest', 'Assets', 'Files', 'Pages'].map(deploymentOf)

test('each class of file goes up with its own Cache-Control', () => {
  expect(deployments).toHaveLength(4)
  expect(manifest?.Properties.SystemMetadata).toEqual({ 'cache-control': cacheControl.never })
  expect(assets?.Properties).toMatchObject({
    Exclude: ['*'],
    Include: ['assets/*'],
    SystemMetadata: { 'cache-control': cacheControl.immutable },
  })
  expect(files?.Properties).toMatchObject({
    Exclude: ['assets/*', 'deployments/*', '*.html'],
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
  for (const deployment of [manifest, assets, files])
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

test('the list of hashed files is there before them, and before the sweep that goes by it', () => {
  expect(manifest?.Properties.Prune).toBe(false)
  expect(assets?.DependsOn).toEqual(expect.arrayContaining([manifest?.id]))
  const sweepId = functionId(template, 'asset-sweep')
  const sweep = resourcesOf(template, 'AWS::Lambda::Function').find(({ id }) => id === sweepId)
  expect(sweep?.DependsOn).toEqual(expect.arrayContaining([manifest?.id]))
})

test('the list names every hashed file and nothing else, under its own hash', () => {
  const webDir = mkdtempSync(join(tmpdir(), 'web-'))
  for (const folder of ['assets/fonts', 'posters'])
    mkdirSync(join(webDir, folder), { recursive: true })
  const names = ['assets/b-2.js', 'assets/a-1.css', 'assets/fonts/c-3.woff2']
  for (const file of [...names, 'posters/last.svg', 'index.html'])
    writeFileSync(join(webDir, file), '')
  const { hash, folder } = writeManifest(webDir)
  const text = readFileSync(join(folder, 'deployments', `${hash}.json`), 'utf8')
  expect(JSON.parse(text)).toEqual(names.sort())
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
  expect(readdirSync(folder, { recursive: true })).toHaveLength(2)
  const again = writeManifest(webDir)
  expect(again.hash).toBe(hash)
  for (const dir of [webDir, folder, again.folder]) rmSync(dir, { recursive: true })
})

test('nobody is served what deployments note: such an address goes to the pages function', () => {
  const { CacheBehaviors } = onlyResource(template, 'AWS::CloudFront::Distribution').Properties
    .DistributionConfig
  const path = '/deployments/in-force.json'
  const serving = CacheBehaviors.filter(({ PathPattern }: { PathPattern: string }) =>
    new RegExp(`^${PathPattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path),
  )
  expect(serving).toEqual([])
  expect(isSiteFile(path)).toBe(false)
})
