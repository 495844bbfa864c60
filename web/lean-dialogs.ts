import type { Plugin } from 'vite'

const parts = {
  // All dialogs decline transitions by `static` (`ui/dialog-window.tsx`).
  '/@headlessui/react/dist/components/transition/transition.js':
    "export { Fragment as Transition, Fragment as TransitionChild } from 'react'",
  // React has this by now; what dialogs select of their store are plain values.
  '/use-sync-external-store/with-selector.js': `import { useSyncExternalStore } from 'react'
    export const useSyncExternalStoreWithSelector = (subscribe, read, _, select) =>
      useSyncExternalStore(subscribe, () => select(read()))`,
}

/** Leaves out of dialogs what the library brings along for other uses than ours. */
export const leanDialogs = (): Plugin => ({
  name: 'lean-dialogs',
  apply: 'build',
  load: {
    filter: { id: /\/(transition\/transition|with-selector)\.js$/ },
    handler: (id) => Object.entries(parts).find(([file]) => id.endsWith(file))?.[1],
  },
})
