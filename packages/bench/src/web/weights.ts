/** Libraries that no visitor shall wait for, by a word that minifying leaves in them. */
export const weights = {
  'data router': 'non-empty routes array',
  'Headless UI': 'headlessui',
  'React Hook Form': 'shouldFocusError',
}
