/**
 * Leaves its keys to an input method: no other listener hears the Enter or Escape that ends a composition, so
 * that it sends nothing and closes nothing. Safari ends the composition before that key, which then has only
 * the code 229. Called before anything else listens.
 */
export const ignoreComposingKeys = () =>
  addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation()
    },
    true,
  )
