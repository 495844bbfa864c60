import type { ManagedPost } from '@bong-bari/contract'
import { ConfirmDialog } from '../../office/confirm-dialog.tsx'
import { staysInTrash } from '../../office/restore.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { titleOf } from './title-of.ts'
import { useDeletePost } from './use-delete-post.ts'

const afterwards = {
  published: 'Until it is restored, links to it lead nowhere.',
  scheduled: 'Until it is restored, it does not go up.',
  draft: 'Visitors have not seen it.',
}

/** Asks before a post goes to the trash. */
export const DeletePostDialog = ({ post, onClose }: { post: ManagedPost; onClose: () => void }) => {
  const { mutate, isPending } = useDeletePost(post, onClose)
  const wasPublic = post.status === 'draft' && post.slug !== null
  return (
    <ConfirmDialog
      title="Delete this post?"
      yes={isPending ? 'Deleting...' : 'Delete post'}
      onYes={() => !isPending && mutate()}
      onClose={onClose}
    >
      <p>
        <b>
          <MixedText>{titleOf(post)}</MixedText>
        </b>
      </p>
      <p>
        {staysInTrash} {!wasPublic && afterwards[post.status]}
      </p>
    </ConfirmDialog>
  )
}
