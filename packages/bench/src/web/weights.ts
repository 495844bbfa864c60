/** Libraries that visitors must not load, by a string that survives minifying. */
export const weights = {
  'data router': 'non-empty routes array',
  'Headless UI': 'headlessui',
  'React Hook Form': 'shouldFocusError',
}
