const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text is a post's id rather than its slug. */
export const isPostId = (text: string) => idForm.test(text)
