/** Code that did not come. `again` lets the next look at what needs it ask anew. */
export class CodeError extends Error {
  override name = 'CodeError'
  readonly again: () => void
  constructor(cause: unknown, again: () => void) {
    super('Code of this page did not arrive.', { cause })
    this.again = again
  }
}
