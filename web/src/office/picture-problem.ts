/** A picture that cannot be taken; the message says why, and what to do. */
export class PictureProblem extends Error {
  readonly title: string

  constructor(message: string, title = 'Error') {
    super(message)
    this.title = title
  }
}

/** Said of a file over 5 MB. */
export const tooLarge = () =>
  new PictureProblem('Please select an image under 5MB', '⚠️ File too large')
