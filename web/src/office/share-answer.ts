import { keepShared } from './shared-things.ts'

const draft = '/admin?tab=blog&post=new&shared='

/** The answer to what a phone sends: the editor, which begins a draft with it, also after a login. */
export const shareAnswer = async (request: Request) => {
  const isKept = await request
    .formData()
    .then(keepShared)
    .then(
      () => true,
      () => false,
    )
  const address = new URL(`${draft}${isKept ? 1 : 'lost'}`, request.url)
  return Response.redirect(address.href, 303)
}
