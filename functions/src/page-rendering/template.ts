import template from '../../../web/dist/server/template.html'

/** The whole page that is made of these parts. */
export const fill = ({ app, meta, known }: { app: string; meta: string; known: string }) =>
  template
    .replace('<!--meta-->', () => meta)
    .replace('<!--app-->', () => app)
    .replace('<!--known-->', () => known)
