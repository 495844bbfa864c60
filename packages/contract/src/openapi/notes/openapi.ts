export const openapiNotes = {
  about: 'This description.',
  routes: {
    document: {
      summary: 'The API as an OpenAPI 3.1 document',
      description: 'This document, made from what the server itself checks by.',
    },
  },
} as const
