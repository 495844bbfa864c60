export const openapiNotes = {
  about: 'This description.',
  routes: { document: { summary: 'The API as an OpenAPI 3.1 document' } },
} as const
