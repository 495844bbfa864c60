import { History } from 'lucide-react'
import { part } from '../../office/part.tsx'
import { Button } from '../../ui/button.tsx'
import { PreviewLinkButton, usePreviewLink } from './preview-link.tsx'
import type { PostEditing } from './use-post-editor.ts'

const linkShown = part(
  async () => (await import('./preview-link-shown.tsx')).PreviewLinkShown,
  'Loading the link...',
)

type DeskProps = { editing: PostEditing; onPast: () => void }

/** What can be had of a post while it is written: a link for a friend, and what it said before. */
export const Desk = ({ editing, onPast }: DeskProps) => {
  const { editor, autosave, post, server } = editing
  const link = usePreviewLink(async () => {
    await autosave.flush()
    return server.postNow.current
  })
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap gap-2">
        <PreviewLinkButton link={link} />
        {post && (
          <Button variant="secondary" onClick={onPast}>
            <History />
            Earlier versions
          </Button>
        )}
      </div>
      {link.data && (
        <linkShown.Component
          made={link.data}
          isBehind={post?.status !== 'draft' && editor.unsent().length > 0}
        />
      )}
    </div>
  )
}
