import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

const Live = ({ onLive, children }: { onLive: () => void; children: ReactNode }) => {
  useEffect(onLive, [onLive])
  return children
}

/** Hydrates or fills `root`; resolves once interactive. */
export const hydrate = (root: Element, app: ReactNode) =>
  new Promise<void>((resolve) => {
    const live = <Live onLive={resolve}>{app}</Live>
    if (root.firstElementChild) hydrateRoot(root, live)
    else createRoot(root).render(live)
  })
