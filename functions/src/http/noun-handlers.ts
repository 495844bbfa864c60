import type { Field, SmallNoun } from '@bong-bari/contract'
import { omitUndefined as defined, type TableOf } from '@bong-bari/table'
import type * as z from 'zod/mini'
import type { StoredImage, storeImage } from '../adapters/media.ts'
import { applyChange, createEdit, type EditRequest } from './edit.ts'
import { refuse, refuseField } from './refuse.ts'

type Noun = {
  name: SmallNoun
  fields: Record<string, Field>
  rules: { path: readonly string[]; error: string; holds(fields: object): boolean }[]
  stored: z.ZodMiniObject & z.ZodMiniType<{ id: string | number; version: number }>
  given: z.ZodMiniType<object>
  changed: z.ZodMiniType<object>
  picture: string | undefined
}

/** What is special about a noun. By default fields are written as given. */
type Particular<N extends Noun> = {
  created?: (body: z.output<N['given']>) => object
  changed?: (body: z.output<N['changed']>, current: z.output<N['stored']>) => object
  /** Passed in, so that functions without pictures do not bundle the code that decodes them. */
  keepImage?: typeof storeImage
}

const listDefaults = ({ fields }: Noun, now: Date) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { given }]) => given)
      .map(([name, field]) => [name, field.absent === 'now' ? now.toISOString() : null]),
  )

/** Creates a noun's handlers: `list`, `create`, `update` and `remove`. */
export const nounHandlers = <N extends Noun>(
  table: TableOf<N>,
  { created, changed, keepImage }: Particular<N> = {},
) => {
  type Entity = z.output<N['stored']>
  const noun: N = table.noun
  const { name, picture } = noun
  if (picture && !keepImage)
    throw new Error(`A ${name} has a picture: hand keepImage to its nounHandlers`)

  const refuseMissing = () => refuse(`${name}-not-found`)

  const check = (fields: object) => {
    for (const { path, error, holds } of noun.rules)
      if (!holds(fields)) refuseField(String(path[0]), error)
  }

  const withPicture = async (fields: object, current?: Entity) => {
    const { [picture ?? '']: address, ...rest }: Record<string, unknown> = { ...fields }
    if (!picture || !keepImage || address === undefined) return fields
    const currentPicture: unknown = current && { ...current, image: Reflect.get(current, picture) }
    const { image, ...imageFields } = await keepImage(
      String(address ?? ''),
      picture,
      currentPicture as StoredImage | undefined,
    )
    return { ...rest, ...imageFields, [picture]: image }
  }

  return {
    list: () => table.list(),

    create: async ({ body, ...facts }: EditRequest & { body: z.output<N['given']> }) => {
      const sentFields = defined({ ...(created?.(body) ?? body) })
      const fields = { ...listDefaults(noun, facts.now), ...sentFields }
      check(fields)
      const complete = await withPicture(fields)
      return table.create(complete as Parameters<typeof table.create>[0], createEdit(facts))
    },

    update: async ({
      params: { id },
      body,
      ...facts
    }: EditRequest & {
      params: { id: Entity['id'] }
      body: z.output<N['changed']>
    }): Promise<Entity> => {
      const edit = createEdit(facts)
      return applyChange({
        response: noun.stored,
        expected: edit.expected,
        find: async () => (await table.find(id)) ?? refuseMissing(),
        fields: (current) => withPicture(changed?.(body, current) ?? body, current),
        write: (fields, current) => {
          check({ ...current, ...defined({ ...fields }) })
          return table.update(id, fields as Parameters<typeof table.update>[1], edit)
        },
        gone: refuseMissing,
      })
    },

    remove: async <Id extends Entity['id']>({
      params: { id },
      ...facts
    }: EditRequest & { params: { id: Id } }) =>
      (await table.remove(id, createEdit(facts))) ? { id } : refuseMissing(),
  }
}
