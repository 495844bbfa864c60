/**
 * US dollars as Amazon's price pages had them for Asia Pacific (Mumbai) and, where CloudFront counts
 * by the visitor's place, India. Taxes, and credits of new accounts, are left out.
 */
export const prices = {
  notedOn: '2025-06',
  sources: [
    'Amazon CloudFront pricing',
    'Amazon API Gateway pricing (HTTP APIs)',
    'AWS Lambda pricing (Arm)',
    'Amazon DynamoDB pricing (on demand)',
    'Amazon S3 pricing',
    'Amazon CloudWatch pricing',
    'AWS Secrets Manager pricing',
    'AWS WAF pricing',
    'Amazon SQS pricing (standard queues)',
  ],
  cloudfront: {
    perGigabyte: 0.109,
    per10kRequests: 0.012,
    freeGigabytes: 1_000,
    freeRequests: 1e7,
  },
  edgeFunction: { perMillion: 0.1, free: 2e6 },
  api: { perMillion: 1.05 },
  lambda: { perMillion: 0.2, perGigabyteSecond: 0.0000133334, free: 1e6, freeGigabyteSeconds: 4e5 },
  table: {
    readsPerMillion: 0.1423,
    writesPerMillion: 0.7115,
    perGigabyteMonth: 0.285,
    freeGigabytes: 25,
  },
  backup: { perGigabyteMonth: 0.228 },
  bucket: { perGigabyteMonth: 0.025, getsPer1k: 0.0004, putsPer1k: 0.005 },
  queue: { perMillion: 0.4, free: 1e6 },
  logs: { perGigabyte: 0.67, freeGigabytes: 5 },
  metrics: { each: 0.3, free: 10 },
  alarms: { each: 0.1, free: 10 },
  secrets: { each: 0.4 },
  firewall: { each: 5, perRule: 1, perMillion: 0.6 },
} as const
