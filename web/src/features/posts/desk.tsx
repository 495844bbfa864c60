import { GitCompare, History, ListChecks } from 'lucide-react'
import { part } from '../../office/part.tsx'
import { Button } from '../../ui/button.tsx'
import { PreviewLinkButton, usePreviewLink } from './preview-link.tsx'
import type { PostEditing } from './use-post-editor.ts'

const linkShown = part(
  async () => (await import('./preview-link-shown.tsx')).PreviewLinkShown,
  'Loading the link...',
)

type DeskProps = {
  editing: PostEditing
  onPast: () => void
  onCompare: () => void
  /** Absent where the steps begin with the check. */
  onCheck: (() => void) | undefined
}

export const Desk = ({ editing, onPast, onCompare, onCheck }: DeskProps) => {
  const { editor, autosave, post, server } = editing
  const link = usePreviewLink(async () => {
    await autosave.flush()
    return server.postNow.current
  })
  const { changes } = post ?? {}
  const isOvertaken = post && changes && changes.base < post.version
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap gap-2">
        <PreviewLinkButton link={link} />
        {onCheck && (
          <Button variant="secondary" onClick={onCheck}>
            <ListChecks />
            What is missing
          </Button>
        )}
        {post && (
          <Button variant="secondary" onClick={onPast}>
            <History />
            Earlier versions
          </Button>
        )}
        {changes && (
          <Button variant="secondary" onClick={onCompare}>
            <GitCompare />
            Compare
          </Button>
        )}
      </div>
      {isOvertaken && (
        <p role="status" className="text-dense">
          The post itself was changed since these changes were begun. Compare before you publish
          them.
        </p>
      )}
      {post && link.data && (
        <linkShown.Component
          postId={post.id}
          made={link.data}
          isBehind={editor.unsent().length > 0}
          onEnded={link.reset}
        />
      )}
    </div>
  )
}
