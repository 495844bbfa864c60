import { mediaGrants, type ObjectAction } from '@bong-bari/table'
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'

const objectActions: ObjectAction[] = ['GetObject', 'PutObject', 'DeleteObject']

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
