import template from '../../../web/dist/server/template.html'

export const fill = ({ app, meta, known }: { app: string; meta: string; known: string }) =>
  template
    .replace('<!--meta-->', () => meta)
    .replace('<!--app-->', () => app)
    .replace('<!--known-->', () => known)
