import { api, byReplyName } from '@bong-bari/contract'
import { resource } from '../../office/resource/resource.ts'

export const replies = resource(api.replies, {
  kind: 'reply',
  draft: 'reply-template',
  nameOf: ({ name }) => name,
  order: byReplyName,
  saved: ({ name }, isNew) => ({
    title: `Reply Template ${isNew ? 'Added' : 'Updated'}`,
    description: `“${name}” is offered with every request.`,
  }),
})
