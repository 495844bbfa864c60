import type { ManagedPost } from '@bong-bari/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ListEmpty, ListFailed, ListLoading } from '../../office/list-states.tsx'
import { LoadMore } from '../../office/load-more.tsx'
import { Panel } from '../../office/panel.tsx'
import { UnreadableItems } from '../../office/unreadable-items.tsx'
import { useEditorAddress } from '../../office/use-editor-address.ts'
import { useKeptFocus } from '../../office/use-kept-focus.ts'
import { Button } from '../../ui/button.tsx'
import { DeletePostDialog } from './delete-post-dialog.tsx'
import { ManagedPostRow } from './managed-post-row.tsx'
import { removePost, useManagedPosts } from './managed-posts.ts'
import { PostDialog } from './post-dialog.tsx'
import type { DrawPost } from './post-values.ts'

const NoPosts = ({ onWrite }: { onWrite: () => void }) => (
  <ListEmpty
    art="clothes"
    title="No posts yet"
    action={
      <Button onClick={onWrite}>
        <Plus />
        Write the first post
      </Button>
    }
  >
    Until there is one, the blog shows visitors three stories of its own.
  </ListEmpty>
)

type PostListProps = {
  posts: ManagedPost[]
  onEdit: (id: string) => void
  onDelete: (post: ManagedPost) => void
}

const PostList = ({ posts, onEdit, onDelete }: PostListProps) => (
  <ul aria-label="Blog posts">
    {posts.map((post) => (
      <ManagedPostRow
        key={post.id}
        post={post}
        onEdit={() => onEdit(post.id)}
        onDelete={() => onDelete(post)}
      />
    ))}
  </ul>
)

const countOf = (posts: ManagedPost[], hasMore: boolean) =>
  `${posts.length}${hasMore ? '+' : ''} ${posts.length === 1 && !hasMore ? 'post' : 'posts'}`

/** Blog Management: the posts, and the dialogs that write, change and delete them. */
export const PostTab = ({ draw }: { draw: DrawPost }) => {
  const query = useManagedPosts()
  const editor = useEditorAddress('post')
  const [leaving, setLeaving] = useState<ManagedPost>()
  const keptFocus = useKeptFocus<HTMLDivElement>()
  const { posts } = query

  const list = () => {
    if (posts?.length === 0) return <NoPosts onWrite={() => editor.open('new')} />
    if (posts)
      return (
        <Panel>
          <PostList posts={posts} onEdit={editor.open} onDelete={setLeaving} />
          <LoadMore
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            failure={query.isFetchNextPageError && 'More posts could not be loaded.'}
            onMore={query.fetchNextPage}
          />
        </Panel>
      )
    if (query.isError)
      return (
        <ListFailed
          title="The posts could not be loaded"
          error={query.error}
          onRetry={() => query.refetch()}
        />
      )
    return <ListLoading label="Loading the posts..." />
  }

  return (
    <>
      <h2 className="py-2.5 font-normal font-text text-ui">
        {posts ? countOf(posts, query.hasNextPage) : 'Posts'}
      </h2>
      <UnreadableItems kind="post" name="post" remove={removePost} />
      <div {...keptFocus}>{list()}</div>
      {leaving && <DeletePostDialog post={leaving} onClose={() => setLeaving(undefined)} />}
      {editor.openId && (
        <PostDialog key={editor.openId} id={editor.openId} draw={draw} onClose={editor.close} />
      )}
    </>
  )
}
