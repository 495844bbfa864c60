const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const isPostId = (text: string) => idForm.test(text)
