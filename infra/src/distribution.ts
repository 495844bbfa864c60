import { Annotations, Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Distribution, HttpVersion, PriceClass } from 'aws-cdk-lib/aws-cloudfront'
import { FunctionUrlAuthType, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { createBehaviors } from './behaviors.ts'
import type { Config } from './config.ts'
import { domainOf } from './domain.ts'
import { subscribeToPlan } from './plan.ts'

type Parts = {
  api: HttpApi
  pages: LambdaFunction
  siteBucket: IBucket
  media: IBucket
  secret: string
  config: Config
}

/** CloudFront otherwise caches errors for 10 seconds, even no-store. */
const errorsNotKept = [404, 405, 414, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}))

export const createDistribution = (scope: Construct, parts: Parts) => {
  const { api, pages, siteBucket, media, secret, config } = parts
  const pagesUrl = pages.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM })
  const distribution = new Distribution(scope, 'Distribution', {
    ...domainOf(scope, config),
    ...(config.webAclArn && { webAclId: config.webAclArn }),
    ...createBehaviors(scope, { api, siteBucket, media, pagesUrl, secret }),
    errorResponses: errorsNotKept,
    httpVersion: HttpVersion.HTTP2_AND_3,
    // Cheapest class with edges in India.
    priceClass: PriceClass.PRICE_CLASS_200,
  })
  subscribeToPlan(scope, distribution, config)
  Annotations.of(distribution).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    'The URL rules turn every address into the name of a file, so none reaches the root of a bucket.',
  )
  Annotations.of(distribution).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'The stack writes the policy of a restored media bucket itself.',
  )
  return distribution
}
