/** Code failed to load. `again` lets the next render retry. */
export class CodeError extends Error {
  override name = 'CodeError'
  readonly again: () => void
  constructor(cause: unknown, again: () => void) {
    super('Code of this page did not arrive.', { cause })
    this.again = again
  }
}
