import type { ObjectAction } from './media-grants.ts'

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
