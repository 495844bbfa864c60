import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { SmallNoun } from '@bong-bari/contract'
import type { Item, Key } from '../db/verbs.ts'
import { followedNouns } from '../nouns/noun-entities.ts'
import { type Entity, keys } from './keys.ts'

const own = {
  audit: 'AUDIT#',
  channel: 'CHANNEL',
  lead: 'LEAD#',
  picture: 'PICTURE#',
  post: 'POST#',
  pulse: 'PULSE',
  setting: 'SETTING',
  trash: 'TRASH',
  video: 'VIDEO',
  videoList: 'YOUTUBE',
} as const satisfies Partial<Record<Entity, string>>

export type StreamedEntity = keyof typeof own | SmallNoun

/** With reactions, by key prefix; the stream is filtered to these. */
export const streamed: Partial<Record<StreamedEntity, string>> = {
  ...own,
  ...Object.fromEntries(followedNouns.map((name) => [name, keys.small(name)])),
}

const prefixes = Object.entries(streamed) as [StreamedEntity, string][]

/** Before (`old`) and after, if any. */
export type Change = {
  entity: StreamedEntity
  key: Key
  old: Item | undefined
  is: Item | undefined
}

/** Undefined where nothing reacts. */
export const streamedEntity = ({ pk }: Key): StreamedEntity | undefined =>
  prefixes.find(([, prefix]) => pk.startsWith(prefix))?.[0]

type Image = Parameters<typeof unmarshall>[0]

const itemIn = (image: object | undefined): Item | undefined => image && unmarshall(image as Image)

/** Undefined where nothing reacts. */
export const changeIn = (images: {
  Keys: object
  OldImage?: object | undefined
  NewImage?: object | undefined
}): Change | undefined => {
  const { pk, sk } = unmarshall(images.Keys as Image)
  const key = { pk: String(pk), sk: String(sk) }
  const entity = streamedEntity(key)
  return entity && { entity, key, old: itemIn(images.OldImage), is: itemIn(images.NewImage) }
}
