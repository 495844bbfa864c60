/** An error that a service answers with; `code` is what the SDK makes the error's name of. */
export class Refusal extends Error {
  code: string
  status: number
  constructor(code: string, message: string, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

/** What CloudFormation answers to almost everything that is wrong. */
export const invalid = (message: string) => new Refusal('ValidationError', message)
