import { callControl, readRunnerFile } from '@bong-bari/local'
import type { IsPublished } from './edge-cache.ts'
import type { Place } from './server.ts'

const control = async (url: string, name: string) => {
  const answer = await callControl(url, name)
  if (!answer.ok) throw new Error(`/_local/${name} was answered ${answer.status}.`)
}

export const publishAll = async ({ url }: Pick<Place, 'url'>) => {
  await control(url, 'publish')
}

/** Looks into a local site's bucket. */
export const askBucket = async ({ dataDir }: Pick<Place, 'dataDir'>): Promise<IsPublished> => {
  const facts = await readRunnerFile(dataDir)
  if (!facts) throw new Error('The site does not say where its bucket is.')
  const bucket = `http://127.0.0.1:${facts.s3}/${facts.siteBucket}`
  return async (file) => (await fetch(bucket + file, { method: 'HEAD' })).ok
}
