import { byReplyName, hasBody, lacksBody, type Reply, replies as routes } from '@bong-bari/contract'
import { replies } from '@bong-bari/table'
import { changing, editBy } from '../http/edit.ts'
import { refuse, refuseField } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'

const gone = () => refuse('reply-not-found')

type Bodies = Partial<Pick<Reply, 'bodyBn' | 'bodyEn'>>

/** Refuses changes that leave no text in any language. */
const checkBody = (
  { bodyBn, bodyEn }: { [Name in keyof Bodies]: Bodies[Name] | undefined },
  current: Reply,
) => {
  const left = {
    bodyBn: bodyBn === undefined ? current.bodyBn : bodyBn,
    bodyEn: bodyEn === undefined ? current.bodyEn : bodyEn,
  }
  if (!hasBody(left)) refuseField('bodyEn', lacksBody.error)
}

export const handler = serve(routes, {
  list: async () => (await replies.list()).sort(byReplyName),

  create: ({ body: { name, bodyBn = null, bodyEn = null }, ...facts }) =>
    replies.create({ name, bodyBn, bodyEn }, editBy(facts)),

  update: ({ params: { id }, body, ...facts }) => {
    const made = editBy(facts)
    return changing({
      route: routes.update,
      expected: made.expected,
      find: async () => (await replies.find(id)) ?? gone(),
      fields: () => body,
      write: (fields, current) => {
        checkBody(fields, current)
        return replies.update(id, fields, made)
      },
      gone,
    })
  },

  remove: async ({ params: { id }, ...facts }) =>
    (await replies.remove(id, editBy(facts))) ? { id } : gone(),
})
