import { writeFileSync } from 'node:fs'
import { type Operation, openApiDocument } from '../packages/contract/src/openapi/document.ts'
import { site } from '../packages/site/src/index.ts'

// `pnpm docs:api` writes the API as a page to read, docs/API.md, which is in no commit: the document
// itself is served at /api/openapi.json.

const { info, tags, paths } = openApiDocument(site.name)

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

const fieldsOf = ({ parameters = [], requestBody }: Operation) => {
  const named = parameters.map(
    ({ name, in: place, required }) => `\`${name}\` (${place}${required ? ', required' : ''})`,
  )
  const body = requestBody?.content['application/json'].example
  return [
    ...(named.length ? [`Parameters: ${named.join(', ')}.`] : []),
    ...(body ? [`\`\`\`json\n${JSON.stringify(body, null, 2)}\n\`\`\``] : []),
  ]
}

const partOf = ({ path, method, operation }: (typeof operations)[number]) =>
  [
    `### ${operation.summary}`,
    `\`${method.toUpperCase()} ${path}\`, ${operation.security.length ? 'admins' : 'everybody'}`,
    operation.description,
    ...fieldsOf(operation),
    `Refused with: ${operation['x-refusals'].map((code) => `\`${code}\``).join(', ')}.`,
  ].join('\n\n')

const page = [
  `# ${info.title}`,
  info.description,
  ...tags.flatMap(({ name, description }) => [
    `## ${name}`,
    description,
    ...operations.filter(({ operation }) => operation.tags[0] === name).map(partOf),
  ]),
].join('\n\n')

writeFileSync('docs/API.md', `${page}\n`)
console.log(`docs/API.md: ${operations.length} routes`)
