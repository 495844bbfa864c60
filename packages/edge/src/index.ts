export * from './cache.ts'
export * from './exports.ts'
export * from './headers.ts'
export * from './limits.ts'
export * from './media-grants.ts'
export * from './pages.ts'
export * from './site-grants.ts'
export {
  handler as viewerRequest,
  type ViewerRedirect,
  type ViewerRefusal,
  type ViewerRequest,
} from './viewer-request.ts'
