/** The message says why a picture is refused and what to do. */
export class PictureProblem extends Error {
  readonly title: string

  constructor(message: string, title = 'Error') {
    super(message)
    this.title = title
  }
}

export const tooLarge = () =>
  new PictureProblem('Please select an image under 5MB', '⚠️ File too large')
