export * from './headers.ts'
export * from './limits.ts'
export * from './pages.ts'
export * from './speculation-rules.ts'
export {
  type EdgeValue,
  handler as viewerRequest,
  type ViewerRedirect,
  type ViewerRefusal,
  type ViewerRequest,
} from './viewer-request.ts'
export { handler as viewerResponse, type ViewerResponse } from './viewer-response.ts'
