import { api, type GroupName, notes } from '../api.ts'
import { routes } from '../routes.ts'
import { entityComponents } from './entities.ts'
import { type Operation, operationOf } from './operation.ts'
import { refusalSchema } from './refused.ts'

export { entities, type JsonSchema } from './entities.ts'
export type { Operation, Parameter } from './operation.ts'

const nameOf = (group: GroupName, key: unknown) =>
  Object.entries(api[group]).find(([, route]) => route === key)?.[0] ?? ''

const pathsOf = () => {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { group, route } of routes) {
    const operations = paths[route.path] ?? {}
    operations[route.method.toLowerCase()] = operationOf(group, nameOf(group, route), route)
    paths[route.path] = operations
  }
  return paths
}

const about =
  'Admin calls carry the session id as a bearer, and all but GET its CSRF token in `x-csrf-token`; both come with the login. An empty filter means no filter, a repeated single parameter is refused. Lists in pages name the next one in the `Link` header. Whatever is refused answers `code`, `message`, `requestId` and, where fields are wrong, `fields`. Times are ISO 8601 in UTC.'

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The session id. It ends 8 hours after the last use and 7 days after login.',
  },
  csrfToken: {
    type: 'apiKey',
    in: 'header',
    name: 'x-csrf-token',
    description: 'The CSRF token of that very session.',
  },
}

/** Made from the contract alone. */
export const openApiDocument = (siteName: string) => ({
  openapi: '3.1.1',
  info: {
    title: `${siteName} API`,
    version: '1',
    summary: 'Everything that the site and its dashboard ask the server for',
    description: about,
    license: { name: 'MIT License', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  tags: Object.entries(notes).map(([name, { about: description }]) => ({ name, description })),
  paths: pathsOf(),
  components: {
    schemas: { ...entityComponents(), Refusal: refusalSchema },
    securitySchemes,
  },
})

export type OpenApiDocument = ReturnType<typeof openApiDocument>
