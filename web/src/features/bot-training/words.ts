/** An option as words: `quick_reply` is `Quick reply`. */
export const wordOf = (option: string) =>
  option.charAt(0).toUpperCase() + option.slice(1).replaceAll('_', ' ')

export const choices = (options: readonly string[]) =>
  options.map((option) => [option, wordOf(option)] as const)
