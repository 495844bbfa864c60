import { createHash, randomUUID } from 'node:crypto'
import { api, isLive, lead, leadFiltersOf, limits } from '@bong-bari/contract'
import {
  announceLeadChange,
  createLead,
  findSession,
  leadsVersion,
  listLeads,
  listPosts,
  listSections,
  takeAttempt,
} from '@bong-bari/table'
import { cut } from '@bong-bari/text'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import helmet from 'helmet'
import type * as z from 'zod/mini'

// Some routes of the API as one would write them for Express, over the same table code: what the
// local API path is measured against. It leaves out what only the product does, so it is the cheaper
// half of everything but its framework.

const { leads, posts, sections } = api

const parsed = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> =>
  schema.parse(value)

const logged =
  (log: (line: string) => void): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now()
    response.on('finish', () => {
      const ms = Math.round(performance.now() - startedAt)
      const { method, path } = request
      log(
        `${JSON.stringify({ id: randomUUID(), method, path, status: response.statusCode, ms })}\n`,
      )
    })
    next()
  }

const requireSession: RequestHandler = async (request, response, next) => {
  const id = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? ''
  const session = await findSession(createHash('sha256').update(id).digest('base64url'), new Date())
  if (session) next()
  else response.status(401).json({ message: 'Log in first.' })
}

const limited: RequestHandler = async (request, response, next) => {
  for (const [name, limit, seconds] of [
    ['express-minute', 10, 60],
    ['express-day', 60, 86_400],
  ] as const) {
    const taken = await takeAttempt({ name: `${name}:${request.ip}`, limit, seconds }, new Date())
    if ('retryAfter' in taken) {
      response.status(429).json({ message: 'Come back later.' })
      return
    }
  }
  next()
}

const failed: ErrorRequestHandler = (error, _request, response, _next) => {
  response.status(error.name === 'ZodError' ? 400 : 500).json({ message: 'That did not work.' })
}

const link = (url: string, cursor: string) => {
  const next = new URL(url, 'http://localhost')
  next.searchParams.set('cursor', cursor)
  return `<${next.pathname}${next.search}>; rel="next"`
}

export const expressSite = (log: (line: string) => void) => {
  const app = express()
  app.use(helmet(), logged(log), express.json({ limit: limits.bodyBytes }))

  app.get(posts.list.path, async (request, response) => {
    const query = parsed(posts.list.query, request.query)
    const page = await listPosts({ ...query, limit: query.limit ?? limits.postPage.default })
    if (page.next) response.set('link', link(request.originalUrl, page.next))
    response.set('cache-control', `public, max-age=0, s-maxage=${posts.list.cache}`)
    const items = page.items.map((post) => ({ ...post, content: cut(post.content, 500) }))
    response.json(parsed(posts.list.response, items))
  })

  app.get(sections.publicList.path, async (_request, response) => {
    const now = new Date()
    response.set('cache-control', `public, max-age=0, s-maxage=${sections.publicList.cache}`)
    const live = (await listSections()).filter((section) => isLive(section, now))
    response.json(parsed(sections.publicList.response, live))
  })

  app.post(leads.create.path, limited, async (request, response) => {
    const { website, ...body } = parsed(leads.create.body, request.body)
    const now = new Date()
    const created = lead.parse({
      email: null,
      phone: null,
      message: null,
      ...body,
      id: randomUUID(),
      status: 'submitted',
      opened: false,
      openedAt: null,
      leadStatus: 'new',
      followUpNotes: null,
      createdAt: now.toISOString(),
    })
    await announceLeadChange(now)
    await createLead({ ...created, spam: Boolean(website) })
    response.status(201).json(parsed(leads.create.response, created))
  })

  app.get(leads.list.path, requireSession, async (request, response) => {
    const query = parsed(leads.list.query, request.query)
    const { limit = limits.leadPage.default, cursor, order, spam } = query
    const { number } = await leadsVersion()
    const page = await listLeads({ filters: leadFiltersOf(query), cursor, order, spam, limit })
    if (page.next) response.set('link', link(request.originalUrl, page.next))
    response
      .set({ 'cache-control': 'no-store', etag: `"${number}"` })
      .json(parsed(leads.list.response, page.items))
  })

  app.use(failed)
  return app
}
