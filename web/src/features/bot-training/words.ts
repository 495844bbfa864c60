/** An option of the API as a person reads it: `quick_reply` is `Quick reply`. */
export const wordOf = (option: string) =>
  option.charAt(0).toUpperCase() + option.slice(1).replaceAll('_', ' ')

/** Options with their words, for a choice. */
export const choices = (options: readonly string[]) =>
  options.map((option) => [option, wordOf(option)] as const)
