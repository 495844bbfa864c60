import { type ObjectAction, siteGrants } from '@bong-bari/table'
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'

const objectActions: ObjectAction[] = ['GetObject', 'PutObject', 'DeleteObject']

export const grantSite = (role: Role, siteBucket: IBucket, name: string) => {
  const { ListBucket, ...objects } = siteGrants[name] ?? {}
  for (const action of objectActions)
    if (objects[action])
      role.addToPolicy(
        new PolicyStatement({
          actions: [`s3:${action}`],
          resources: objects[action].map((key) => siteBucket.arnForObjects(key)),
        }),
      )
  if (ListBucket)
    role.addToPolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [siteBucket.bucketArn],
        conditions: { StringEquals: { 's3:prefix': [...ListBucket] } },
      }),
    )
}
