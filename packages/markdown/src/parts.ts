const item = /^\s*(?:[-+*]|[\d\u09e6-\u09ef]{1,9}[.)\u0964])(?:\s|$)/

/**
 * The parts of a Markdown content that can be read one by one, as nothing in one decides of another: they
 * begin after an empty line, and a list is never cut.
 */
export const partsOf = (content: string): string[] => {
  const parts: string[] = []
  let part: string[] = []
  let [isAfterBlank, hasItem] = [false, false]
  for (const line of content.split(/\r\n|\r|\n/)) {
    const isBlank = !line.trim()
    // What is indented, or another item, may belong to the list above.
    const belongs = hasItem && (item.test(line) || /^\s/.test(line))
    if (isAfterBlank && !isBlank && !belongs) {
      parts.push(part.join('\n'))
      part = []
      hasItem = false
    }
    hasItem ||= item.test(line)
    part.push(line)
    isAfterBlank = isBlank
  }
  return [...parts, part.join('\n')]
}
