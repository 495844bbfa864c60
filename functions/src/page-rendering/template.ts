import { hash } from 'node:crypto'
import template from '../../../web/dist/server/template.html'

/** The whole page that is made of these parts. */
export const fill = ({ app, meta, known }: { app: string; meta: string; known: string }) =>
  template
    .replace('<!--meta-->', () => meta)
    .replace('<!--app-->', () => app)
    .replace('<!--known-->', () => known)

/** Names the build of the web that renders here: its template names files by what they hold. */
export const rendererName = hash('sha256', template, 'base64url').slice(0, 16)
