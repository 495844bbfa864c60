import { pictureFunctions } from '@bong-bari/contract'

type Folder = 'exports' | 'incoming' | 'media'

export type ObjectAction = 'GetObject' | 'PutObject' | 'DeleteObject'

type MediaGrant = Partial<Record<ObjectAction | 'ListBucket', readonly Folder[]>>

const keeper: MediaGrant = { GetObject: ['incoming', 'media'], PutObject: ['media'] }

const eraser: MediaGrant = { ListBucket: ['exports'], DeleteObject: ['exports'] }

/** By function and folder; others have no access. */
export const mediaGrants: Partial<Record<string, MediaGrant>> = {
  ...Object.fromEntries(pictureFunctions.map((name) => [name, keeper])),
  exports: { PutObject: ['exports'] },
  // A person is also erased from waiting exports.
  leads: eraser,
  // Leads past their age too, and files of pictures that the trash forgot.
  reactions: { ...eraser, DeleteObject: ['exports', 'media'] },
  'video-refresh': { PutObject: ['media'] },
  // An upload form can do no more than its signer.
  pictures: { GetObject: ['incoming', 'media'], PutObject: ['incoming', 'media'] },
}

/** Whether function `name` may do this in a folder of the media bucket. */
export const mayTouch = (name: string, action: ObjectAction | 'ListBucket', folder: string) =>
  mediaGrants[name]?.[action]?.some((one) => one === folder) ?? false

type SiteGrant = Partial<Record<ObjectAction | 'ListBucket', readonly string[]>>

/** By function: a key, or a prefix before `*`; for lists the prefixes. Others have no access. */
export const siteGrants: Partial<Record<string, SiteGrant>> = {
  publish: {
    ListBucket: ['pages/'],
    GetObject: ['pages/*'],
    PutObject: ['pages/*'],
    DeleteObject: ['pages/*'],
  },
}

/** Whether function `name` may do this with a key or prefix of the site bucket. */
export const mayTouchSite = (name: string, action: ObjectAction | 'ListBucket', key: string) =>
  siteGrants[name]?.[action]?.some((one) =>
    one.endsWith('*') ? key.startsWith(one.slice(0, -1)) : key === one,
  ) ?? false
