import { pictureKeepers } from './rights.ts'

type Folder = 'bot-index' | 'exports' | 'incoming' | 'media' | 'unnamed'

export type ObjectAction = 'GetObject' | 'PutObject' | 'DeleteObject'

type MediaGrant = Partial<Record<ObjectAction | 'ListBucket', readonly Folder[]>>

const keeper: MediaGrant = { GetObject: ['incoming', 'media'], PutObject: ['media'] }

const eraser: MediaGrant = { ListBucket: ['exports'], DeleteObject: ['exports'] }

/** In which folders of the media bucket each function may do what; others do not know the bucket. */
export const mediaGrants: Partial<Record<string, MediaGrant>> = {
  ...Object.fromEntries(pictureKeepers.map((name) => [name, keeper])),
  'bot-training': { GetObject: ['bot-index'] },
  chat: { GetObject: ['bot-index'] },
  exports: { PutObject: ['exports'] },
  // Who is erased goes from the files that wait there too.
  'lead-retention': eraser,
  leads: eraser,
  'picture-sweep': {
    ListBucket: ['media', 'unnamed'],
    GetObject: ['media'],
    PutObject: ['unnamed'],
    DeleteObject: ['media', 'unnamed'],
  },
  // Logos and faces in the media kit.
  publish: { GetObject: ['media'] },
  // What is read of a row is stored when it was saved, for instances of the bot to come.
  reactions: { GetObject: ['bot-index'], PutObject: ['bot-index'] },
  // The cards that previews of a video's link show.
  'video-refresh': { PutObject: ['media'] },
  // Its role signs the upload forms, and a form can do no more than who signed it.
  pictures: { GetObject: ['incoming', 'media'], PutObject: ['incoming', 'media'] },
}

/** Whether the policies of the function `name` let it do this in a folder of the media bucket. */
export const mayTouch = (name: string, action: ObjectAction | 'ListBucket', folder: string) =>
  mediaGrants[name]?.[action]?.some((one) => one === folder) ?? false

type SiteGrant = Partial<Record<ObjectAction | 'ListBucket', readonly string[]>>

/**
 * Which keys of the site bucket each function may reach: one key, or all below what stands before
 * the asterisk; for a list the prefixes it may ask for. Others do not know the bucket.
 */
export const siteGrants: Partial<Record<string, SiteGrant>> = {
  'asset-sweep': {
    ListBucket: ['assets/', 'deployments/'],
    GetObject: ['deployments/*'],
    PutObject: ['deployments/in-force.json'],
    DeleteObject: ['assets/*', 'deployments/*'],
  },
  publish: {
    ListBucket: ['pages/'],
    GetObject: ['pages/*'],
    PutObject: ['pages/*'],
    DeleteObject: ['pages/*'],
  },
}

/** Whether the policies of the function `name` let it do this with a key, or prefix, of the site bucket. */
export const mayTouchSite = (name: string, action: ObjectAction | 'ListBucket', key: string) =>
  siteGrants[name]?.[action]?.some((one) =>
    one.endsWith('*') ? key.startsWith(one.slice(0, -1)) : key === one,
  ) ?? false
