import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'

type Folder = 'exports' | 'incoming' | 'media' | 'unnamed'

type ObjectAction = 'GetObject' | 'PutObject' | 'DeleteObject'

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

const objectActions: ObjectAction[] = ['GetObject', 'PutObject', 'DeleteObject']

/** Lets a function's role reach its own folders of the media bucket. */
export const grantMedia = (role: Role, media: IBucket, name: string) => {
  const { ListBucket, ...objects } = mediaGrants[name] ?? {}
  for (const action of objectActions)
    if (objects[action])
      role.addToPolicy(
        new PolicyStatement({
          actions: [`s3:${action}`],
          resources: objects[action].map((folder) => media.arnForObjects(`${folder}/*`)),
        }),
      )
  if (ListBucket)
    role.addToPolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [media.bucketArn],
        conditions: { StringEquals: { 's3:prefix': ListBucket.map((folder) => `${folder}/`) } },
      }),
    )
}
