import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

const Live = ({ onLive, children }: { onLive: () => void; children: ReactNode }) => {
  useEffect(onLive, [onLive])
  return children
}

/** Takes over the HTML that stands in `root`, or fills an empty one; resolves once it answers. */
export const hydrate = (root: Element, app: ReactNode) =>
  new Promise<void>((resolve) => {
    const live = <Live onLive={resolve}>{app}</Live>
    if (root.firstElementChild) hydrateRoot(root, live)
    else createRoot(root).render(live)
  })
