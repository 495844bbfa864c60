const scope = '/admin'

/** Makes the office installable, with phone sharing. A failure affects nothing else. */
export const installOffice = () => {
  if (!('serviceWorker' in navigator) || document.querySelector('link[rel=manifest]')) return
  const link = Object.assign(document.createElement('link'), {
    rel: 'manifest',
    href: '/office-manifest.json',
  })
  document.head.append(link)
  navigator.serviceWorker.register('/office-worker.js', { scope }).catch(() => {})
}
