type Folder = 'exports' | 'incoming' | 'media' | 'unnamed'

export type ObjectAction = 'GetObject' | 'PutObject' | 'DeleteObject'

type MediaGrant = Partial<Record<ObjectAction | 'ListBucket', readonly Folder[]>>

/** In which folders of the media bucket each function may do what; others do not know the bucket. */
export const mediaGrants: Partial<Record<string, MediaGrant>> = {
  blog: { GetObject: ['incoming', 'media'], PutObject: ['media'] },
  exports: { PutObject: ['exports'] },
  // Its role signs the upload forms too, and a form can do no more than who signed it.
  homepage: { GetObject: ['incoming', 'media'], PutObject: ['incoming', 'media'] },
  'media-sweep': {
    ListBucket: ['media', 'unnamed'],
    PutObject: ['unnamed'],
    DeleteObject: ['media', 'unnamed'],
  },
}

/** Whether the policies of the function `name` let it do this in a folder of the media bucket. */
export const mayTouch = (name: string, action: ObjectAction | 'ListBucket', folder: string) =>
  mediaGrants[name]?.[action]?.some((one) => one === folder) ?? false
