import template from '../../../web/dist/server/template.html'

export const fill = ({ app, meta }: { app: string; meta: string }) =>
  template.replace('<!--meta-->', () => meta).replace('<!--app-->', () => app)
