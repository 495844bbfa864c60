import { keptDays, type ManagedPost } from '@bong-bari/contract'
import { ConfirmDialog } from '../../office/confirm-dialog.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { useDeletePost } from './managed-posts.ts'

/** Asks before a post goes to the trash. */
export const DeletePostDialog = ({ post, onClose }: { post: ManagedPost; onClose: () => void }) => {
  const { mutate, isPending } = useDeletePost(post, onClose)
  return (
    <ConfirmDialog
      title="Delete this post?"
      yes={isPending ? 'Deleting...' : 'Delete post'}
      onYes={() => !isPending && mutate()}
      onClose={onClose}
    >
      <p>
        <b>
          <MixedText>{post.title}</MixedText>
        </b>{' '}
        goes to the trash for {keptDays.trash} days. Until it is restored, links to it lead nowhere.
      </p>
    </ConfirmDialog>
  )
}
