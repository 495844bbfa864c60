import * as z from 'zod/mini'
import { videoIdForm } from '../route/links.ts'

/** Text, in which a line feed breaks the line, or a mark around runs. It never holds markup, and addresses pass `isSafeLink`. */
export type PostInline =
  | string
  | { kind: 'strong' | 'emphasis' | 'strike'; children: PostInline[] }
  | { kind: 'link'; href: string; children: PostInline[] }

/** A part of a text. Pictures of the library come with their size and a smaller copy. */
export type PostBlock =
  | { kind: 'heading'; level: 2 | 3; children: PostInline[] }
  | { kind: 'paragraph'; children: PostInline[] }
  | { kind: 'quote'; children: PostBlock[]; source?: PostInline[] | undefined }
  | { kind: 'list'; ordered: boolean; start: number; items: PostBlock[][] }
  | {
      kind: 'picture'
      src: string
      alt: string
      caption?: string | undefined
      width?: number | undefined
      height?: number | undefined
      small?: { src: string; width: number } | undefined
    }
  | { kind: 'video'; youtubeId: string; title?: string | undefined }
  | { kind: 'rule' }

export type PostBlockOf<Kind extends PostBlock['kind']> = Extract<PostBlock, { kind: Kind }>

/** Quotes, lists and marks that are nested deeper are flattened. */
export const blockDepth = 6

const inlines = () => z.array(z.lazy(() => postInline))

export const postInline: z.ZodMiniType<PostInline> = z.union([
  z.string(),
  z.object({ kind: z.enum(['strong', 'emphasis', 'strike']), children: inlines() }),
  z.object({ kind: z.literal('link'), href: z.string(), children: inlines() }),
])

const blocks = z.array(z.lazy(() => postBlock))

export const postBlock: z.ZodMiniType<PostBlock> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    children: inlines(),
  }),
  z.object({ kind: z.literal('paragraph'), children: inlines() }),
  z.object({ kind: z.literal('quote'), children: blocks, source: z.optional(inlines()) }),
  z.object({
    kind: z.literal('list'),
    ordered: z.boolean(),
    start: z.int(),
    items: z.array(blocks),
  }),
  z.object({
    kind: z.literal('picture'),
    src: z.string(),
    alt: z.string(),
    caption: z.optional(z.string()),
    width: z.optional(z.number()),
    height: z.optional(z.number()),
    small: z.optional(z.object({ src: z.string(), width: z.number() })),
  }),
  z.object({
    kind: z.literal('video'),
    youtubeId: z.string().check(z.regex(videoIdForm)),
    title: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('rule') }),
])
