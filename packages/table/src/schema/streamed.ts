import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { SmallNoun } from '@bong-bari/contract'
import type { Item, Key } from '../db/verbs.ts'
import { followedNouns } from '../nouns/noun-entities.ts'
import { type Entity, keys } from './keys.ts'

const ownPrefixes = {
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

export type StreamedEntity = keyof typeof ownPrefixes | SmallNoun

/** The key prefix of each entity whose changes are followed. The stream is filtered to these. */
export const streamedPrefixes: Partial<Record<StreamedEntity, string>> = {
  ...ownPrefixes,
  ...Object.fromEntries(followedNouns.map((name) => [name, keys.small(name)])),
}

const prefixes = Object.entries(streamedPrefixes) as [StreamedEntity, string][]

/** One change of the stream: the item before it (`old`) and after it (`is`), undefined where it did not exist. */
export type StreamChange = {
  entity: StreamedEntity
  key: Key
  old: Item | undefined
  is: Item | undefined
}

/** Returns the entity of a key; undefined where nothing follows its changes. */
export const streamedEntity = ({ pk }: Key): StreamedEntity | undefined =>
  prefixes.find(([, prefix]) => pk.startsWith(prefix))?.[0]

type Image = Parameters<typeof unmarshall>[0]

const itemIn = (image: object | undefined): Item | undefined => image && unmarshall(image as Image)

/** Reads a record of the stream. Returns undefined where nothing follows changes of this entity. */
export const readStreamChange = (images: {
  Keys: object
  OldImage?: object | undefined
  NewImage?: object | undefined
}): StreamChange | undefined => {
  const { pk, sk } = unmarshall(images.Keys as Image)
  const key = { pk: String(pk), sk: String(sk) }
  const entity = streamedEntity(key)
  return entity && { entity, key, old: itemIn(images.OldImage), is: itemIn(images.NewImage) }
}
