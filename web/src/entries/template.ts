/** A rule, and for each of its selectors the classes without which that finds nothing. */
type StyleRule = { css: string; classes: readonly (readonly string[])[] }

/** A style sheet. Strings stand in every page. */
export type Sheet = readonly (string | StyleRule | { within: string; sheet: Sheet })[]

/** The HTML of a document with comments where parts of a page go, and the style sheet it takes them from. */
type Template = { html: string; sheet: Sheet }

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const classesIn = (html: string) => {
  const names = new Set<string>()
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of value
      .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
      .split(' '))
      names.add(name)
  return names
}

const select = (sheet: Sheet, names: ReadonlySet<string>): string =>
  sheet
    .map((part) => {
      if (typeof part === 'string') return part
      if ('css' in part)
        return part.classes.some((all) => all.every((name) => names.has(name))) ? part.css : ''
      const inside = select(part.sheet, names)
      return inside && `${part.within}{${inside}}`
    })
    .join('')

/**
 * The rules that may apply to an element of `html`, in their order: a third fewer bytes before a page
 * is painted. `boot.ts` loads the whole sheet for what scripts show later.
 */
export const stylesFor = (sheet: Sheet, html: string) => select(sheet, classesIn(html))

/** Puts a page's parts into the template, with the styles they need. */
export const fillTemplate = (
  { html, sheet }: Template,
  { app, meta }: { app: string; meta: string },
) =>
  html
    .replace('<!--styles-->', () => stylesFor(sheet, app))
    .replace('<!--meta-->', () => meta)
    .replace('<!--app-->', () => app)
