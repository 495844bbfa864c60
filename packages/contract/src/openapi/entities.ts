import * as z from 'zod/mini'
import { user } from '../auth.ts'
import { lead } from '../lead.ts'
import { post } from '../post.ts'
import { section } from '../section.ts'
import { setting } from '../setting.ts'
import { template } from '../template.ts'
import { training } from '../training.ts'
import { video } from '../video.ts'

const id = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
const times = { createdAt: '2026-01-14T06:30:00.000Z', updatedAt: '2026-01-14T06:30:00.000Z' }

/** The things that answers are made of, each with an example. */
export const entities = {
  User: { schema: user, example: { id, username: 'ma' } },
  Lead: {
    schema: lead,
    example: {
      id,
      name: 'রিয়া সেন',
      email: 'riya@example.com',
      phone: '+91 9830012345',
      company: 'মিষ্টি ঘর',
      message: 'পুজোর আগে একটা ভিডিও চাই',
      status: 'submitted',
      opened: false,
      openedAt: null,
      leadStatus: 'new',
      followUpNotes: null,
      createdAt: times.createdAt,
    },
  },
  Post: {
    schema: post,
    example: {
      id,
      title: 'মায়ের দশটা কথা',
      content: '# প্রথম কথা\nভাত খেয়ে যা।',
      excerpt: null,
      slug: 'mayer-doshta-kotha',
      image: '/media/6f1ed002ab5595859014ebf0951522d9.webp',
      imageWidth: 1200,
      imageHeight: 630,
      shareImage: null,
      date: null,
      ...times,
    },
  },
  Section: {
    schema: section,
    example: {
      id,
      sectionType: 'offer',
      title: 'পুজোর অফার',
      content: null,
      imageUrl: null,
      imageWidth: null,
      imageHeight: null,
      linkUrl: '/work-with-us',
      buttonText: 'Work with us',
      isActive: true,
      displayOrder: 1,
      validFrom: times.createdAt,
      validTo: null,
      ...times,
    },
  },
  Training: {
    schema: training,
    example: {
      id: 1,
      keyword: 'upload, notun video',
      userMessage: 'নতুন ভিডিও কবে আসবে?',
      botResponse: 'প্রতি সপ্তাহে একটা!',
      language: 'auto',
      category: 'general',
      isActive: true,
      priority: 5,
      ...times,
    },
  },
  Template: {
    schema: template,
    example: {
      id: 1,
      name: 'Greeting',
      templateType: 'greeting',
      content: 'নমস্কার! Ki khobor?',
      language: 'auto',
      isActive: true,
      displayOrder: 1,
      validFrom: times.createdAt,
      validTo: null,
      ...times,
    },
  },
  Setting: {
    schema: setting,
    example: {
      id,
      settingKey: 'contact_email',
      settingValue: 'hello@example.com',
      defaultValue: 'hello@bongbari.com',
      settingType: 'email',
      description: 'Where visitors write to',
      isPublic: true,
      updatedAt: null,
    },
  },
  Video: {
    schema: video,
    example: {
      videoId: 'pdjQpcVqxMU',
      thumbnail: 'https://i.ytimg.com/vi/pdjQpcVqxMU/hqdefault.jpg',
      title: 'মা যখন ইউটিউব দেখে',
      publishedAt: times.createdAt,
      views: 120_000,
      duration: 58,
    },
  },
} as const satisfies Record<string, { schema: z.ZodMiniType; example: object }>

const nameOf = (schema: z.ZodMiniType) =>
  Object.entries(entities).find(([, entity]) => entity.schema === schema)?.[0]

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** What formats and types say already, and a promise never to add a field, are left out. */
const plain = ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}

/** A zod schema as JSON Schema 2020-12: what callers send (`input`) or get (`output`). */
export const jsonSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, override: plain })
  return rest
}

/** The schema of an answer; entities and lists of them by reference. */
export const answerSchema = (schema: z.ZodMiniType): JsonSchema => {
  if (schema instanceof z.ZodMiniArray && schema.def.element instanceof z.ZodMiniType)
    return { type: 'array', items: answerSchema(schema.def.element) }
  const name = nameOf(schema)
  return name ? { $ref: `#/components/schemas/${name}` } : jsonSchemaOf(schema, 'output')
}

/** Every entity as a component. */
export const entityComponents = () =>
  Object.fromEntries(
    Object.entries(entities).map(([name, { schema, example }]) => [
      name,
      { ...jsonSchemaOf(schema, 'output'), examples: [example] },
    ]),
  )
