import * as z from 'zod/mini'
import { pictureAlt, smallPicture } from '../site/picture.ts'
import { clearable, optionalLine, optionalText, requiredLine, requiredText } from './fields.ts'
import { changedBy, idParam, ifMatch, version } from './inputs.ts'
import { imageAddress, storedPicture } from './links.ts'
import { nouns, type SmallNoun } from './nouns.ts'
import { optionalMoment } from './validity.ts'

// The calls are marked as free of side effects, so that bundles drop unused nouns.

type Schema = z.ZodMiniType

/**
 * A field of a noun: its schema as stored, in a new item (`given`) and in a change (`changed`). Without `given` only the product sets it.
 * Where a new item lacks it, it is null, or the present time with `absent: 'now'`.
 */
export type Field = { stored: Schema; given?: Schema; changed?: Schema; absent?: 'now' }
type Fields = Record<string, Field>

/** Makes a field that a new item needs and a change cannot clear. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredField = <Stored extends Schema, Given extends Schema>(
  stored: Stored,
  given: Given,
) => ({ stored, given, changed: z.optional(given) })

/** Makes a field that may be null. Null or empty clears it, and older items may lack it. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalField = <Stored extends Schema, Given extends Schema>(
  stored: Stored,
  given: Given,
) => ({
  stored: z._default(z.nullable(stored), null),
  given,
  changed: clearable(given),
})

/** Makes a field with a default for new items, which a change cannot clear. */
/* @__NO_SIDE_EFFECTS__ */
export const defaultedField = <Stored extends Schema, Given extends Schema>(
  stored: Stored,
  given: Given,
  value: z.core.util.NoUndefined<z.output<Given>>,
) => ({ stored, given: z._default(given, value), changed: z.optional(given) })

/* @__NO_SIDE_EFFECTS__ */
export const requiredTextField = (max: number, label: string) =>
  requiredField(z.string(), requiredText(max, label))
/* @__NO_SIDE_EFFECTS__ */
export const requiredLineField = (max: number, label: string) =>
  requiredField(z.string(), requiredLine(max, label))
/* @__NO_SIDE_EFFECTS__ */
export const optionalLineField = (max: number, label: string) =>
  optionalField(z.string(), optionalLine(max, label))
/* @__NO_SIDE_EFFECTS__ */
export const optionalTextField = (max: number, label: string) =>
  optionalField(z.string(), optionalText(max, label))

/** An item that is not active is a draft. */
export const isActive = defaultedField(
  z.boolean(),
  z.boolean({ error: 'isActive must be true or false' }),
  true,
)

/** `validFrom` cannot be cleared: empty keeps it. */
export const validity = {
  validFrom: {
    stored: z.iso.datetime(),
    given: optionalMoment('Valid from'),
    changed: optionalMoment('Valid from'),
    absent: 'now' as const,
  },
  validTo: optionalField(z.iso.datetime(), optionalMoment('Valid to')),
}

/** Makes the fields of the only picture of a noun: its address, and what the product measures of it. */
/* @__NO_SIDE_EFFECTS__ */
export const pictureFields = <Name extends string>(name: Name) => {
  const address = { stored: storedPicture, given: imageAddress, changed: clearable(imageAddress) }
  const field = { [name]: address } as Record<Name, typeof address>
  const measured = {
    imageWidth: { stored: z.nullable(z.number()) },
    imageHeight: { stored: z.nullable(z.number()) },
    imageSmall: { stored: smallPicture },
    imageAlt: { stored: pictureAlt },
  }
  return { ...field, ...measured }
}

const ids = {
  number: {
    stored: z.int().check(z.positive()),
    /** Anything but a whole number becomes 0, which no item has. */
    params: z.object({
      id: z.catch(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,11}$/)), z.transform(Number)), 0),
    }),
    answered: z.object({ id: z.number() }),
  },
  uuid: { stored: z.uuid(), params: idParam, answered: z.object({ id: z.string() }) },
}

type Path<Name extends SmallNoun> = (typeof nouns)[Name]['path']
type Ids<Name extends SmallNoun> = (typeof ids)[(typeof nouns)[Name]['id']]

type PickedSchemas<Described, Side extends 'given' | 'changed'> = {
  [Name in keyof Described as Described[Name] extends Record<Side, Schema>
    ? Name
    : never]: Described[Name] extends Record<Side, infer One> ? One : never
}

const pickSchemas = <Described extends Fields, Side extends 'given' | 'changed'>(
  fields: Described,
  side: Side,
) => {
  const given = Object.entries(fields).flatMap(([name, field]) =>
    field[side] ? [[name, field[side]]] : [],
  )
  return Object.fromEntries(given) as PickedSchemas<Described, Side>
}

type StoredValues<Described extends Fields> = {
  [Name in keyof Described]: z.output<Described[Name]['stored']>
}

type Rule<Described extends Fields> = {
  /** The field at which `error` is shown. */
  path: readonly (keyof Described & string)[]
  error: string
  /** The rule must hold for the input, and for the entity after a change. */
  holds: (
    fields: {
      [Name in keyof StoredValues<Described>]?: StoredValues<Described>[Name] | undefined
    },
  ) => boolean
}

type TrashFields<Name extends SmallNoun> = Record<
  (typeof nouns)[Name]['trash']['name' | 'text'],
  Field
>

/**
 * Defines a noun by its fields, in the order in which they are stored, and the rules between them. Schemas and the routes list, create,
 * update and remove follow. `nouns.ts` has what needs no schema. Visitors see all fields but the author (`shown`).
 */
/* @__NO_SIDE_EFFECTS__ */
export const defineNoun = <Name extends SmallNoun, Described extends Fields & TrashFields<Name>>(
  name: Name,
  fields: Described,
  rules: Rule<Described>[] = [],
) => {
  const { path, id } = nouns[name] as (typeof nouns)[Name]
  const own = ids[id] as Ids<Name>
  const shape = {
    id: own.stored as Ids<Name>['stored'],
    ...(Object.fromEntries(
      Object.entries(fields).map(([field, { stored }]) => [field, stored]),
    ) as { [Field in keyof Described]: Described[Field]['stored'] }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version,
  }
  const stored = z.object({ ...shape, changedBy })
  const shown = z.object(shape)
  const checks = rules.map(({ holds, path, error }) =>
    z.refine(holds as (sent: unknown) => boolean, { path: [...path], error }),
  )
  const given = z.object(pickSchemas(fields, 'given')).check(...(checks as never[]))
  const changed = z.object(pickSchemas(fields, 'changed'))
  const picture = Object.keys(fields).find((field) => fields[field]?.stored === storedPicture)
  const body = picture === undefined ? {} : ({ carriesImage: true } as const)
  const routes = {
    list: { method: 'GET', path: path as Path<Name>, access: 'admin', response: z.array(stored) },
    create: {
      method: 'POST',
      path: path as Path<Name>,
      access: 'admin',
      audit: 'created',
      body: given,
      response: stored,
      status: 201,
      ...body,
    },
    update: {
      method: 'PUT',
      path: `${path}/{id}` as `${Path<Name>}/{id}`,
      access: 'admin',
      audit: 'changed',
      params: own.params as Ids<Name>['params'],
      headers: ifMatch,
      body: changed,
      response: stored,
      ...body,
    },
    remove: {
      method: 'DELETE',
      path: `${path}/{id}` as `${Path<Name>}/{id}`,
      access: 'admin',
      audit: 'deleted',
      params: own.params as Ids<Name>['params'],
      response: own.answered as Ids<Name>['answered'],
    },
  } as const
  return { name, fields, rules, stored, shown, given, changed, picture, routes }
}

const displayOrderInput = z
  .number({ error: 'Display order must be a number' })
  .check(
    z.int('Display order must be a whole number'),
    z.minimum(1, 'Display order must be at least 1'),
    z.maximum(1_000_000, 'Display order must be at most 1,000,000'),
  )

/** Items are shown by this number, the smallest first; 1 by default. */
export const displayOrder = defaultedField(z.int(), displayOrderInput, 1)
