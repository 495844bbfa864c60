import { expect, test } from 'vitest'
import { policiesOf, resourcesOf, synthesize } from '../testing/synth.ts'

const template = await synthesize()
const policies = policiesOf(template)
const bucket = resourcesOf(template, 'AWS::S3::Bucket').find(({ id }) => id.startsWith('Media'))?.id

const list = <T>(value: T | T[]) => [value].flat() as T[]

/** What a function may do with the media bucket, such as `s3:GetObject media/*`. */
const rights = (name: string) =>
  policies
    .filter(({ id }) => id.startsWith(`Functions${name}Role`))
    .flatMap(({ Properties }) => list(Properties.PolicyDocument.Statement))
    .filter(({ Action }) => String(Action).startsWith('s3:'))
    .flatMap(({ Action, Resource, Condition }) =>
      list(Resource).map((resource) => {
        const text = JSON.stringify(resource)
        expect(text).toContain(`"${bucket}"`)
        const folder = /"\/([^"]+)"/.exec(text)?.[1] ?? JSON.stringify(Condition)
        return `${Action} ${folder}`
      }),
    )
    .sort()

test('pictures signs the upload forms, and takes what they brought into the library', () => {
  expect(rights('Pictures')).toEqual([
    's3:GetObject incoming/*',
    's3:GetObject media/*',
    's3:PutObject incoming/*',
    's3:PutObject media/*',
  ])
})

for (const name of ['Posts', 'Office'])
  test(`${name} reads uploads and pictures, and writes pictures only`, () => {
    expect(rights(name)).toEqual([
      's3:GetObject incoming/*',
      's3:GetObject media/*',
      's3:PutObject media/*',
    ])
  })

test('leads lists and removes exported files, for whoever is erased, and reads none', () => {
  expect(rights('Leads')).toEqual([
    's3:DeleteObject exports/*',
    's3:ListBucket {"StringEquals":{"s3:prefix":["exports/"]}}',
  ])
})

test('reactions removes pictures that the trash forgot and exported files, and reads none', () => {
  expect(rights('Reactions')).toEqual([
    's3:DeleteObject exports/*',
    's3:DeleteObject media/*',
    's3:ListBucket {"StringEquals":{"s3:prefix":["exports/"]}}',
  ])
})

test('the refresh of videos stores the pictures that previews of their links show, and reads none', () => {
  expect(rights('VideoRefresh')).toEqual(['s3:PutObject media/*'])
  expect(rights('Videos')).toEqual([])
})

test('nobody else reaches the media bucket', () => {
  for (const name of ['Auth', 'BotTraining', 'Chat', 'Fallback', 'Pages'])
    expect(rights(name)).toEqual([])
})
