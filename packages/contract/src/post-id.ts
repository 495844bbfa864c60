const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text is the id of a post, as they are given, and not its slug. */
export const isPostId = (text: string) => idForm.test(text)
