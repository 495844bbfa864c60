import type { ManagedSection } from '@bong-bari/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { Sections } from '../src/entries/sections.tsx'
import { sectionEditor } from '../src/features/sections/sections-page.tsx'
import { renderInApp } from './in-app.tsx'
import { idOf, sectionOf } from './section.ts'
import { json, refused, type StubbedCall } from './stub-api.ts'

// jsdom has none; the preview's shutters look for what is on the screen.
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
})

// The editor is then there with the first press.
await sectionEditor.prefetch()

export const path = '/api/admin/homepage-content'

/** Sections called by their titles, at the orders given. */
export const sectionsAt = (orders: Record<string, number>) =>
  Object.entries(orders).map(([title, displayOrder], place) =>
    sectionOf({ id: idOf(place), title, displayOrder }),
  )

export const startServer = (given: ManagedSection[]) => {
  const server = { sections: given }
  const change = (id: string, body: unknown, headers: Headers) => {
    const current = server.sections.find((section) => section.id === id)
    if (!current) return refused(404, 'section-not-found', 'This section does not exist.')
    const { version } = current
    if ((headers.get('if-match') ?? `"${version}"`) !== `"${version}"`)
      return json({ code: 'changed-meanwhile', message: 'Changed.', current, requestId: 'r' }, 412)
    const section: ManagedSection = { ...current, ...Object(body), version: version + 1 }
    server.sections = server.sections.map((one) => (one.id === id ? section : one))
    return json(section)
  }
  const answers = {
    // As a server may list them: in no order.
    [`GET ${path}`]: () => json(server.sections.toReversed()),
    [`POST ${path}`]: ({ body }: StubbedCall) => {
      const { validFrom, ...fields } = Object(body)
      // An empty beginning is now, as on the server.
      const section = sectionOf({ id: idOf(9), ...fields, ...(validFrom && { validFrom }) })
      server.sections = [...server.sections, section]
      return json(section, 201)
    },
    ...Object.fromEntries(
      given.flatMap(({ id }) => [
        [`PUT ${path}/${id}`, ({ body, headers }: StubbedCall) => change(id, body, headers)],
        [
          `DELETE ${path}/${id}`,
          () => {
            server.sections = server.sections.filter((section) => section.id !== id)
            return json({ id })
          },
        ],
        [
          `POST /api/admin/trash/section/${id}/restore`,
          () => {
            server.sections = given.filter(
              (one) => one.id === id || server.sections.some((section) => section.id === one.id),
            )
            return json({ kind: 'section', id, slug: null, slugBefore: null })
          },
        ],
      ]),
    ),
  }
  return { server, answers }
}

export const show = (at = '/admin/homepage') => renderInApp(<Sections />, at)

export const rows = () =>
  within(screen.getByRole('list', { name: 'Content sections' })).getAllByRole('listitem')

export const titles = () =>
  rows().map((row) => within(row).getByRole('heading', { level: 3 }).textContent)

export const preview = () => within(screen.getByRole('region', { name: 'Live Preview' }))

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))

export const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
