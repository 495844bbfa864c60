import type { Plugin } from 'vite'

/**
 * Leaves out of dialogs the transitions that all of them decline by `static` (`ui/dialog-window.tsx`):
 * the library brings them along for each.
 */
export const leanDialogs = (): Plugin => ({
  name: 'lean-dialogs',
  apply: 'build',
  load: {
    filter: { id: /\/@headlessui\/react\/dist\/components\/transition\/transition\.js$/ },
    handler: () => "export { Fragment as Transition, Fragment as TransitionChild } from 'react'",
  },
})
