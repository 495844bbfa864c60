import { keepShared } from './shared-things.ts'

const draft = '/admin?tab=blog&post=new&shared='

/** Answers a phone's share with a redirect to the editor, which starts a draft, also after a login. */
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
