import * as z from 'zod/mini'
import { pictureAlt, smallPicture } from '../site/picture.ts'
import { clearable, optionalLine, optionalText, requiredLine, requiredText } from './fields.ts'
import { changedBy, idParam, ifMatch, version } from './inputs.ts'
import { imageAddress, storedPicture } from './links.ts'
import { type NounFacts, nouns, type ShownNoun, type SmallNoun } from './nouns.ts'
import { optionalMoment } from './validity.ts'

// No side effects, so bundles drop unused nouns.

type Schema = z.ZodMiniType

/** Schemas as stored, given for a new item, and changed; without `given` only the product sets it. Absent: null, or `now`. */
export type Field = { stored: Schema; given?: Schema; changed?: Schema; absent?: 'now' }
type Fields = Record<string, Field>

/** Cannot be cleared. */
/* @__NO_SIDE_EFFECTS__ */
export const required = <Stored extends Schema, Given extends Schema>(
  stored: Stored,
  given: Given,
) => ({ stored, given, changed: z.optional(given) })

/** Null or empty clears it. Older items lack it. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <Stored extends Schema, Given extends Schema>(
  stored: Stored,
  given: Given,
) => ({
  stored: z._default(z.nullable(stored), null),
  given,
  changed: clearable(given),
})

/** With a default for new items. */
/* @__NO_SIDE_EFFECTS__ */
export const defaulted = <Stored extends Schema, Given extends Schema>(
  stored: Stored,
  given: Given,
  value: z.core.util.NoUndefined<z.output<Given>>,
) => ({ stored, given: z._default(given, value), changed: z.optional(given) })

/* @__NO_SIDE_EFFECTS__ */
export const requiredWords = (max: number, label: string) =>
  required(z.string(), requiredText(max, label))
/* @__NO_SIDE_EFFECTS__ */
export const requiredLineOf = (max: number, label: string) =>
  required(z.string(), requiredLine(max, label))
/* @__NO_SIDE_EFFECTS__ */
export const optionalLineOf = (max: number, label: string) =>
  optional(z.string(), optionalLine(max, label))
/* @__NO_SIDE_EFFECTS__ */
export const optionalWords = (max: number, label: string) =>
  optional(z.string(), optionalText(max, label))

/** Inactive is a draft. */
export const isActive = defaulted(
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
  validTo: optional(z.iso.datetime(), optionalMoment('Valid to')),
}

/** A noun's only picture, with its measured properties. */
/* @__NO_SIDE_EFFECTS__ */
export const pictured = <Name extends string>(name: Name) => {
  const address = { stored: storedPicture, given: imageAddress, changed: clearable(imageAddress) }
  const field = { [name]: address } as Record<Name, typeof address>
  const kept = {
    imageWidth: { stored: z.nullable(z.number()) },
    imageHeight: { stored: z.nullable(z.number()) },
    imageSmall: { stored: smallPicture },
    imageAlt: { stored: pictureAlt },
  }
  return { ...field, ...kept }
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

type Part<Described, Side extends 'given' | 'changed'> = {
  [Name in keyof Described as Described[Name] extends Record<Side, Schema>
    ? Name
    : never]: Described[Name] extends Record<Side, infer One> ? One : never
}

const part = <Described extends Fields, Side extends 'given' | 'changed'>(
  fields: Described,
  side: Side,
) => {
  const given = Object.entries(fields).flatMap(([name, field]) =>
    field[side] ? [[name, field[side]]] : [],
  )
  return Object.fromEntries(given) as Part<Described, Side>
}

type Order<Described extends Fields> = {
  [Name in keyof Described]: z.output<Described[Name]['stored']>
}

type Rule<Described extends Fields> = {
  /** The field of `error`. */
  path: readonly (keyof Described & string)[]
  error: string
  /** For the input, and for the entity after a change. */
  holds: (
    fields: {
      [Name in keyof Order<Described>]?: Order<Described>[Name] | undefined
    },
  ) => boolean
}

type PublicList<Name extends SmallNoun, Shown extends Schema> = Name extends ShownNoun
  ? {
      readonly publicList: {
        readonly method: 'GET'
        readonly path: (typeof nouns)[Name]['shown']['path']
        readonly access: 'public'
        readonly response: z.ZodMiniArray<Shown>
        readonly cache: 60
      }
    }
  : object

type Told<Name extends SmallNoun> = Record<(typeof nouns)[Name]['trash']['name' | 'text'], Field>

/**
 * A noun's fields in stored order, and rules between them; schemas and routes follow. `nouns.ts` has what needs no schema.
 * Visitors see all but the author (`shown`).
 */
/* @__NO_SIDE_EFFECTS__ */
export const noun = <Name extends SmallNoun, Described extends Fields & Told<Name>>(
  name: Name,
  fields: Described,
  rules: Rule<Described>[] = [],
) => {
  const { path, id } = nouns[name] as (typeof nouns)[Name]
  const facts: NounFacts = nouns[name]
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
  const publicList = facts.shown && {
    publicList: {
      ...{ method: 'GET', path: facts.shown.path, access: 'public' },
      ...{ response: z.array(shown), cache: 60 },
    },
  }
  const checks = rules.map(({ holds, path, error }) =>
    z.refine(holds as (sent: unknown) => boolean, { path: [...path], error }),
  )
  const given = z.object(part(fields, 'given')).check(...(checks as never[]))
  const changed = z.object(part(fields, 'changed'))
  const picture = Object.keys(fields).find((field) => fields[field]?.stored === storedPicture)
  const body = picture === undefined ? {} : ({ carriesImage: true } as const)
  const routes = {
    ...(publicList as PublicList<Name, typeof shown>),
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

/** Smallest first. */
export const requiredDisplayOrder = z
  .number({ error: 'Display order must be a number' })
  .check(
    z.int('Display order must be a whole number'),
    z.minimum(1, 'Display order must be at least 1'),
    z.maximum(1_000_000, 'Display order must be at most 1,000,000'),
  )

/** {@link requiredDisplayOrder}, 1 by default. */
export const displayOrder = defaulted(z.int(), requiredDisplayOrder, 1)
