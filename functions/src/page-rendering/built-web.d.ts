declare module '*.html' {
  const html: string
  export default html
}

declare module '*/web/dist/server/entry-server.js' {
  import type { PageData } from '@bong-bari/contract'

  type Rendered = { app: string; meta: string; isFound: boolean }
  export const render: (request: {
    path: string
    origin: string
    data?: PageData | undefined
  }) => Promise<Rendered>
  export const fillTemplate: (template: object, page: Rendered) => string
}

declare module '*/web/dist/server/template.json' {
  const template: object
  export default template
}
