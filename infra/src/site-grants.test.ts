import { siteGrants } from '@bong-bari/table'
import { expect, test } from 'vitest'
import { policiesOf, resourcesOf, synthesize } from '../testing/synth.ts'

const template = await synthesize()
const site = resourcesOf(template, 'AWS::S3::Bucket').find(({ id }) => id.startsWith('Site'))?.id

const list = <T>(value: T | T[]) => [value].flat() as T[]

/** What a function's role may do with the site bucket, such as `s3:GetObject pages/*`. */
const rights = (role: string) =>
  policiesOf(template)
    .filter(({ id }) => id.startsWith(role))
    .flatMap(({ Properties }) => list(Properties.PolicyDocument.Statement))
    .flatMap(({ Action, Resource, Condition }) =>
      list(Resource).flatMap((resource) => {
        const text = JSON.stringify(resource)
        if (!text.includes(`"${site}"`)) return []
        return [`${Action} ${/"\/([^"]+)"/.exec(text)?.[1] ?? JSON.stringify(Condition)}`]
      }),
    )
    .sort()

test('publish reaches the keys of pages and nothing else of the site bucket', () => {
  const own = rights('FunctionsPublishRole')
  expect(own).toContain('s3:PutObject pages/*')
  for (const right of own)
    expect(right).toMatch(/^s3:(Get|Put|Delete)Object pages\/\*$|^s3:ListBucket .*\["pages\/"\]/)
})

test('no other function reaches the site bucket', () => {
  expect(Object.keys(siteGrants).sort()).toEqual(['publish'])
  expect(rights('Functions')).toEqual(rights('FunctionsPublishRole'))
})
