import { expect, test } from 'vitest'
import { onlyResource, synthesize } from '../testing/synth.ts'

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/abc'

const configOf = async (context: Record<string, string>) =>
  onlyResource(await synthesize(context), 'AWS::CloudFront::Distribution').Properties
    .DistributionConfig

test('the site answers under its own name with TLS 1.2 or newer', async () => {
  const config = await configOf({ domainName: 'www.example.test', certificateArn })
  expect(config.Aliases).toEqual(['www.example.test'])
  expect(config.ViewerCertificate).toMatchObject({
    AcmCertificateArn: certificateArn,
    MinimumProtocolVersion: 'TLSv1.2_2021',
  })
})

test('without a name of its own the site answers under the one that CloudFront gives', async () => {
  expect(await configOf({})).not.toHaveProperty('Aliases')
})
